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

  'weekly.title': 'Village of the week',
  'weekly.lead':
    'Week {week}, the same for everyone: the same village, the same shuffles, two bots. A new one comes every Monday.',
  'weekly.village': 'Village of week {week}',
  'weekly.play': 'Play it',
  'weekly.again': 'Play it again',
  'weekly.rules':
    'One game against two medium bots. Afterwards you can send your friends the result and the whole game to watch.',
  'weekly.spoils': 'This village may reveal things that a campaign keeps hidden.',
  'weekly.result': 'Your result',
  'weekly.line':
    'Charterstone, village of week {week}/{year}: {vp, plural, one {# point} other {# points}}, {place, select, 1 {first} 2 {second} other {third}} of {seats}.',
  'weekly.address': 'Link to your game',
  'weekly.address-text': 'Anyone with the link can watch the whole game and play the same village.',
  'weekly.no-address': 'You’ve played this village under earlier rules, so there’s no link to share.',
  'weekly.of': '{name}’s game',
  'weekly.of-text': '{name} has played the village of week {week}/{year}. It ended like this.',
  'weekly.watch': 'Watch the game',
  'weekly.to-week': 'To this week’s village',
  'weekly.damaged': 'This link is incomplete or damaged, so there’s no game to show. Ask for it again.',
  'weekly.version': 'This game was played with another version of Charterstone and can’t be shown here.',
} as const
