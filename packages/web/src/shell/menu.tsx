import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import classes from './menu.module.css'

type MenuProps = {
  /** A `DropdownMenu.Trigger`: each menu has a button of its own look. */
  readonly trigger: ReactNode
  readonly side?: 'top' | 'bottom'
  readonly align?: 'start' | 'end'
  /** What has the focus when it is closed, if not the button. */
  readonly focusAfter?: () => HTMLElement | null
  readonly children: ReactNode
}

/** A list that opens from a button: by click, by keys, closed by Escape. */
export function Menu({ trigger, side = 'bottom', align = 'start', focusAfter, children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      {trigger}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={classes.menu}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const next = focusAfter?.() ?? null
            if (next === null) return
            event.preventDefault()
            next.focus()
          }}
        >
          <div className={classes.list}>{children}</div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = {
  readonly icon: IconName | ReactElement
  /** The answer that it gives, for the tests in the browser. */
  readonly option?: string
  readonly onSelect: () => void
  readonly children: ReactNode
}

export function MenuItem({ icon, option, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={classes.item} data-option={option} onSelect={onSelect}>
      {typeof icon === 'string' ? <Icon name={icon} size={20} /> : icon}
      {children}
    </DropdownMenu.Item>
  )
}

type ClosedItemProps = { readonly icon: IconName; readonly reason: string; readonly children: ReactNode }

/** What cannot be chosen now, and why. It takes the focus, so that the reason can be read. */
export function ClosedMenuItem({ icon, reason, children }: ClosedItemProps) {
  return (
    <DropdownMenu.Item
      className={classes.item}
      data-closed
      aria-disabled="true"
      onSelect={(event) => event.preventDefault()}
    >
      <Icon name={icon} size={20} />
      <span>
        {children}
        <small>{reason}</small>
      </span>
    </DropdownMenu.Item>
  )
}
