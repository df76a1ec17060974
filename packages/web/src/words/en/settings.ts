/** Settings, and about the game. */
export const settingsWords = {
  'settings.title': 'Settings',
  'settings.lead': 'For this device only. Your games stay the same.',
  'settings.language': 'Language',
  'settings.speed': 'Game speed',
  'settings.speed-step': 'Step by step',
  'settings.speed-calm': 'Calm',
  'settings.speed-brisk': 'Brisk',
  'settings.speed-instant': 'Instant',
  'settings.speed-text':
    'How fast bots play and scenes run. Step by step waits for you after each move. You can always skip ahead.',
  'settings.theme': 'Theme',
  'settings.theme-system': 'System',
  'settings.theme-light': 'Light',
  'settings.theme-dark': 'Dark',
  'settings.text-size': 'Text size',
  'settings.text-normal': 'Normal',
  'settings.text-large': 'Large',
  'settings.text-largest': 'Extra large',
  'settings.patterns': 'Bold patterns',
  'settings.patterns-text':
    'Charters always differ by emblem, roof and ground. This makes the ground patterns bolder.',
  'settings.lessons': 'Lessons on new rules',
  'settings.lessons-text': 'When something new comes into the game, the coach offers a short lesson on it.',
  'settings.motion': 'Animations',
  'settings.motion-system': 'System',
  'settings.motion-full': 'Full',
  'settings.motion-reduced': 'Reduced',
  'settings.sound': 'Sound',
  'settings.sound-text':
    'Every village has its own tune. It follows the sun, the workers and whose turn it is.',
  'settings.music': 'Music',
  'settings.ambience': 'Ambience',
  'settings.volume': 'Effects',
  'settings.try': 'Play a sample',
  'settings.keys': 'Keyboard shortcuts',
  'settings.storage': 'Storage',
  'settings.storage-used': '{used} used on this device.',
  'settings.storage-kept': 'The browser keeps your data until you delete it.',
  'settings.storage-loose':
    'The browser may delete your data when disk space runs low. Save important campaigns as files.',
  'settings.storage-keep': 'Keep my data',
  'settings.reset': 'Reset all settings',

  'about.title': 'About',
  'about.what': 'What this is',
  'about.what-text':
    'An unofficial, fan-made version of a legacy board game about building a village over twelve games. It isn’t made, approved or supported by the publisher. The rules are in our own words; all pictures and the story are ours.',
  'about.cardboard': 'If you like it, play the real thing: cardboard is better company than any screen.',
  'about.private': 'What it knows about you',
  'about.private-text':
    'Nothing. There are no accounts and no tracking. Campaigns and settings stay in this browser. After the first visit, the page works offline.',
  'about.access': 'Accessibility',
  'about.access-text':
    'You can play the whole game with the keyboard or a screen reader. Charters differ by emblem, roof and pattern as well as colour. Motion, text size and contrast follow your settings.',
  'about.licences': 'Licences',
  'about.licences-text':
    'Code under the MIT licence. Alegreya by Juan Pablo del Peral and Source Sans by Paul D. Hunt, both under the SIL Open Font License. Built with React, zustand, Radix and Vite.',
  'about.version': 'Version {version}',
} as const
