import type { settingsWords as english } from '../en/settings.ts'

export const settingsWords: Readonly<Record<keyof typeof english, string>> = {
  'settings.title': 'Ustawienia',
  'settings.lead': 'Tylko dla tego urządzenia. Twoje gry się nie zmienią.',
  'settings.language': 'Język',
  'settings.speed': 'Tempo gry',
  'settings.speed-step': 'Krok po kroku',
  'settings.speed-calm': 'Spokojne',
  'settings.speed-brisk': 'Żwawe',
  'settings.speed-instant': 'Od razu',
  'settings.speed-text':
    'Jak szybko grają boty i mijają sceny. W trybie krok po kroku gra czeka na ciebie po każdym ruchu. Zawsze możesz przejść dalej.',
  'settings.theme': 'Motyw',
  'settings.theme-system': 'Systemowy',
  'settings.theme-light': 'Jasny',
  'settings.theme-dark': 'Ciemny',
  'settings.text-size': 'Rozmiar tekstu',
  'settings.text-normal': 'Zwykły',
  'settings.text-large': 'Duży',
  'settings.text-largest': 'Bardzo duży',
  'settings.patterns': 'Wyraźne wzory',
  'settings.patterns-text':
    'Dzielnice zawsze różnią się herbem, dachem i gruntem. Ta opcja wzmacnia wzory gruntu.',
  'settings.lessons': 'Lekcje o nowych zasadach',
  'settings.lessons-text': 'Gdy w grze pojawi się coś nowego, doradczyni proponuje krótką lekcję.',
  'settings.motion': 'Animacje',
  'settings.motion-system': 'Systemowe',
  'settings.motion-full': 'Pełne',
  'settings.motion-reduced': 'Ograniczone',
  'settings.sound': 'Dźwięk',
  'settings.sound-text':
    'Każda osada ma własną melodię. Zmienia się ze słońcem, z liczbą robotników i z tym, czyja jest tura.',
  'settings.music': 'Muzyka',
  'settings.ambience': 'Odgłosy otoczenia',
  'settings.volume': 'Efekty',
  'settings.try': 'Posłuchaj',
  'settings.keys': 'Skróty klawiszowe',
  'settings.storage': 'Pamięć',
  'settings.storage-used': 'Zajęte na tym urządzeniu: {used}.',
  'settings.storage-kept': 'Przeglądarka zachowa twoje dane, dopóki ich nie usuniesz.',
  'settings.storage-loose':
    'Przeglądarka może usunąć twoje dane, gdy zabraknie miejsca. Ważne kampanie zapisz do pliku.',
  'settings.storage-keep': 'Zachowaj dane',
  'settings.reset': 'Przywróć ustawienia domyślne',

  'about.title': 'O grze',
  'about.what': 'Co to jest',
  'about.what-text':
    'Nieoficjalna, fanowska wersja gry planszowej typu legacy o osadzie, która rośnie przez dwanaście gier. Wydawca jej nie stworzył, nie zatwierdził i nie wspiera. Zasady opisujemy własnymi słowami; wszystkie ilustracje i opowieść są nasze.',
  'about.cardboard':
    'Jeśli ci się podoba, zagraj w oryginał: tektura to lepsze towarzystwo niż jakikolwiek ekran.',
  'about.private': 'Co o tobie wie',
  'about.private-text':
    'Nic. Nie ma kont ani śledzenia. Kampanie i ustawienia zostają w tej przeglądarce. Po pierwszej wizycie strona działa offline.',
  'about.access': 'Dostępność',
  'about.access-text':
    'W całą grę możesz grać za pomocą klawiatury lub czytnika ekranu. Dzielnice różnią się nie tylko kolorem, lecz także herbem, dachem i wzorem. Ruch, rozmiar tekstu i kontrast zależą od twoich ustawień.',
  'about.licences': 'Licencje',
  'about.licences-text':
    'Kod na licencji MIT. Alegreya (Juan Pablo del Peral) i Source Sans (Paul D. Hunt), obie na licencji SIL Open Font License. Zbudowano przy użyciu React, zustand, Radix i Vite.',
  'about.version': 'Wersja {version}',
}
