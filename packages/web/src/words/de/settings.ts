import type { settingsWords as english } from '../en/settings.ts'

export const settingsWords: Readonly<Record<keyof typeof english, string>> = {
  'settings.title': 'Einstellungen',
  'settings.lead': 'Nur für dieses Gerät. Deine Partien bleiben gleich.',
  'settings.language': 'Sprache',
  'settings.speed': 'Spieltempo',
  'settings.speed-step': 'Schritt für Schritt',
  'settings.speed-calm': 'Ruhig',
  'settings.speed-brisk': 'Flott',
  'settings.speed-instant': 'Sofort',
  'settings.speed-text':
    'Wie schnell Bots spielen und Szenen ablaufen. „Schritt für Schritt“ wartet nach jedem Zug auf dich. Überspringen kannst du immer.',
  'settings.theme': 'Farbschema',
  'settings.theme-system': 'System',
  'settings.theme-light': 'Hell',
  'settings.theme-dark': 'Dunkel',
  'settings.text-size': 'Schriftgröße',
  'settings.text-normal': 'Normal',
  'settings.text-large': 'Groß',
  'settings.text-largest': 'Sehr groß',
  'settings.patterns': 'Kräftige Muster',
  'settings.patterns-text':
    'Charter unterscheiden sich immer durch Wappen, Dach und Boden. Damit werden die Bodenmuster deutlicher.',
  'settings.lessons': 'Lektionen zu neuen Regeln',
  'settings.lessons-text':
    'Kommt etwas Neues ins Spiel, bietet dir die Ratgeberin eine kurze Lektion dazu an.',
  'settings.motion': 'Animationen',
  'settings.motion-system': 'System',
  'settings.motion-full': 'Alle',
  'settings.motion-reduced': 'Weniger',
  'settings.sound': 'Ton',
  'settings.sound-text':
    'Jedes Dorf hat seine eigene Melodie. Sie ändert sich mit der Sonne, mit den Arbeitern und damit, wer am Zug ist.',
  'settings.music': 'Musik',
  'settings.ambience': 'Umgebung',
  'settings.volume': 'Effekte',
  'settings.try': 'Anhören',
  'settings.keys': 'Tastenkürzel',
  'settings.storage': 'Speicher',
  'settings.storage-used': '{used} auf diesem Gerät belegt.',
  'settings.storage-kept': 'Der Browser behält deine Daten, bis du sie löschst.',
  'settings.storage-loose':
    'Der Browser darf deine Daten löschen, wenn der Platz knapp wird. Speichere wichtige Kampagnen als Datei.',
  'settings.storage-keep': 'Daten behalten',
  'settings.reset': 'Alle Einstellungen zurücksetzen',

  'about.title': 'Über das Spiel',
  'about.what': 'Was das ist',
  'about.what-text':
    'Eine inoffizielle Fan-Version eines Legacy-Brettspiels, in dem über zwölf Partien ein Dorf wächst. Der Verlag hat sie weder gemacht noch gebilligt und unterstützt sie nicht. Die Regeln stehen hier in unseren Worten; alle Bilder und die Geschichte sind von uns.',
  'about.cardboard':
    'Wenn es dir gefällt, spiel das Original: Pappe ist bessere Gesellschaft als jeder Bildschirm.',
  'about.private': 'Was es über dich weiß',
  'about.private-text':
    'Nichts. Es gibt keine Konten und kein Tracking. Kampagnen und Einstellungen bleiben in diesem Browser. Nach dem ersten Besuch läuft die Seite auch offline.',
  'about.access': 'Barrierefreiheit',
  'about.access-text':
    'Du kannst das ganze Spiel mit der Tastatur oder einem Screenreader spielen. Charter unterscheiden sich nicht nur durch Farbe, sondern auch durch Wappen, Dach und Muster. Bewegung, Schriftgröße und Kontrast folgen deinen Einstellungen.',
  'about.licences': 'Lizenzen',
  'about.licences-text':
    'Der Code steht unter der MIT-Lizenz. Alegreya von Juan Pablo del Peral und Source Sans von Paul D. Hunt, beide unter der SIL Open Font License. Gebaut mit React, zustand, Radix und Vite.',
  'about.version': 'Version {version}',
}
