/** Nazwy osad, kosz, osada tygodnia. */
export const villageWords = {
  'village.name': 'Nazwa osady',
  'village.idea': 'Zaproponuj inną nazwę',
  'village.rename': 'Zmień nazwę osady',
  'village.rename-text': 'Nowa nazwa pojawi się też w opowieści, na plakacie i w plikach.',
  'village.rename-yes': 'Zmień nazwę',
  'village.renamed': 'Osada nazywa się teraz {village}.',
  'village.rename-elsewhere': 'Osada {village} jest otwarta w innej karcie. Zmień nazwę tam.',

  'player.automa': 'To nie bot, tylko talia kart: szybka, trochę nieprzewidywalna i bez własnych towarów.',
  'player.random': 'Każdy ruch wybiera losowo. W sam raz na próbę.',
  'player.style-balanced': 'Bierze to, co w danej chwili daje najwięcej.',
  'player.style-builder': 'Uwielbia budować, nawet gdy kosztuje to trochę więcej.',
  'player.style-merchant': 'Zbiera monety i sprytnie handluje.',
  'player.style-courtier': 'Lubi być na widoku: liczą się reputacja i łaska króla.',
  'player.style-collector': 'Gromadzi karty oraz towary i niczego nie oddaje.',

  'bin.title': 'Kosz',
  'bin.text':
    'Usunięte osady pozostają tu przez 30 dni. Wcześniej znikną tylko wtedy, gdy w przeglądarce zabraknie miejsca.',
  'bin.none': 'Kosz jest pusty.',
  'bin.days': '{days, plural, one {został # dzień} few {zostały # dni} other {zostało # dni}}',
  'bin.restore': 'Przywróć',
  'bin.restore-one': 'Przywróć osadę {village}',
  'bin.restored': 'Osada {village} jest z powrotem.',
  'bin.empty': 'Opróżnij kosz',
  'bin.empty-title': 'Opróżnić kosz?',
  'bin.empty-text':
    '{count, plural, one {# osada zniknie na zawsze.} few {# osady znikną na zawsze.} other {# osad zniknie na zawsze.}} Zapisane pliki zostaną.',

  'weekly.title': 'Osada tygodnia',
  'weekly.lead':
    'Tydzień {week}, dla wszystkich taki sam: ta sama osada, te same karty, dwa boty. W każdy poniedziałek czeka nowa.',
  'weekly.village': 'Osada tygodnia {week}',
  'weekly.play': 'Zagraj',
  'weekly.again': 'Zagraj jeszcze raz',
  'weekly.rules':
    'Jedna gra przeciwko dwóm botom o średnim poziomie. Potem możesz wysłać znajomym wynik i całą grę do obejrzenia.',
  'weekly.spoils': 'Ta osada może zdradzić coś, co kampania jeszcze skrywa.',
  'weekly.result': 'Twój wynik',
  'weekly.line':
    'Charterstone, osada tygodnia {week}/{year}: {vp, plural, one {# punkt} few {# punkty} other {# punktów}}, miejsce {place} z {seats}.',
  'weekly.address': 'Link do twojej gry',
  'weekly.address-text': 'Każdy, kto go otworzy, może obejrzeć całą grę i zagrać w tej samej osadzie.',
  'weekly.no-address': 'Ta gra toczyła się według wcześniejszych zasad, więc nie ma do niej linku.',
  'weekly.of': 'Gra: {name}',
  'weekly.of-text': '{name}: osada tygodnia {week}/{year}. Gra zakończyła się tak.',
  'weekly.watch': 'Obejrzyj grę',
  'weekly.to-week': 'Do osady tego tygodnia',
  'weekly.damaged': 'Ten link jest niepełny albo uszkodzony. Poproś o niego jeszcze raz.',
  'weekly.version': 'Ta gra pochodzi z innej wersji Charterstone i nie można jej tu pokazać.',
} as const
