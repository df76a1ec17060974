export const STYLE = `
:root { color-scheme: light dark; --ink: #222; --soft: #777; --paper: #fbfaf7; --bar: #5b7f95; --out: #c2562d; --band: #5b7f9522 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #999; --paper: #1c1d1f; --bar: #7fa6bd; --out: #e0805a; --band: #7fa6bd22 } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 820px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin-top: 2.2rem } h3 { font-size: 1rem; margin-top: 1.8rem } p { color: var(--soft) }
svg { width: 100%; font-size: 12px } svg text { fill: var(--ink) } .label { text-anchor: end } .tick { text-anchor: middle; fill: var(--soft) }
.bar { fill: var(--bar) } .bar.out { fill: var(--out) } .band { fill: var(--band) } .whisker { stroke: var(--ink); stroke-width: 1.5 }
.grid { stroke: var(--band) } .line { fill: none; stroke-width: 2 } .c0 { stroke: var(--out); fill: var(--out) } .c1 { stroke: var(--bar); fill: var(--bar) } .c2 { stroke: var(--soft); fill: var(--soft) } .line { fill: none }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--band) }
details { color: var(--soft) } ul { padding-left: 1rem; margin: .3rem 0 }
.yes::before { content: '✓ ' } .no { color: var(--out) } .no::before { content: '✗ ' }
`
