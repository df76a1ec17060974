/** Names of villages, the bin, the weekly village. */
export const villageWords = {
  'village.name': 'Name of the village',
  'village.idea': 'Suggest another name',
  'village.rename': 'Rename the village',
  'village.rename-text': 'The story, the poster and your files use the new name too.',
  'village.rename-yes': 'Rename',
  'village.renamed': 'The village is now called {village}.',
  'village.rename-elsewhere': '{village} is open in another tab. Rename it there.',

  'player.automa': 'No bot, but a deck of cards: quick, a little unpredictable, and it keeps no goods.',
  'player.random': 'Picks every move by chance. Handy for trying things out.',
  'player.style-balanced': 'Takes whatever pays best.',
  'player.style-builder': 'Loves to build, even when it costs a little more.',
  'player.style-merchant': 'Collects coins and trades cleverly.',
  'player.style-courtier': 'Wants to be seen: reputation and the king’s favour.',
  'player.style-collector': 'Gathers cards and goods, and lets go of nothing.',

  'bin.title': 'Bin',
  'bin.text':
    'Deleted villages stay here for 30 days. They go earlier only if this browser runs out of room.',
  'bin.none': 'The bin is empty.',
  'bin.days': '{days, plural, one {# day left} other {# days left}}',
  'bin.restore': 'Restore',
  'bin.restore-one': 'Restore {village}',
  'bin.restored': '{village} is back.',
  'bin.empty': 'Empty the bin',
  'bin.empty-title': 'Empty the bin?',
  'bin.empty-text':
    '{count, plural, one {One village is gone for good then.} other {# villages are gone for good then.}} Files you have saved stay.',
} as const
