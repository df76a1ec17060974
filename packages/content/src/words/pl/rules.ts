import type { RuleName, RuleWords } from '@charterstone/engine'

/** Kronika, tak jak czyta się ją przy stole. Żadna zasada nie nazywa tego, co przyniesie dopiero późniejsza skrzynia. */
export const rules: Readonly<Record<RuleName, RuleWords>> = {
  islands: {
    name: 'Podniebne wyspy',
    text: 'Podczas przygotowania wybierz 2 z 4 wysp swojej dzielnicy i połóż każdą na innej działce albo innym budynku swojej dzielnicy, nigdy na budynku podstawowym. To, co leży pod wyspą, nie działa w tej grze. Na wyspach budujesz tak jak na działkach; każda zachowuje swój budynek na kolejne gry. Nieaktywne dzielnice nie wykładają wysp. Na koniec kampanii liczą się budynki na wszystkich 4 wyspach.',
  },
  'inactive-charters': {
    name: 'Nieaktywne dzielnice',
    text: 'Podczas przygotowania każda nieaktywna dzielnica z wolną działką dostaje budynek: odkrywajcie karty z talii rozwoju, aż pojawi się karta budynku, wznieście go tam, a pozostałe karty wraz z kartą wzniesionego budynku wtasujcie z powrotem. Budynków nieaktywnych dzielnic może używać każdy. Kto odchodzi, oddaje wszystko, co ma, a jego dzielnica staje się nieaktywna. Kto dołącza, bierze nieaktywną dzielnicę, 1 losową kartę budynku albo wzniesionego budynku oraz tyle chwały i pojemności, ile ma najsłabszy z pozostałych graczy.',
  },
  peril: {
    name: 'Zagrożenia',
    text: 'Podczas przygotowania na każdym budynku w dzielnicach kładzie się losowy znacznik zagrożenia, dopóki ich starczy. Gdy używasz takiego budynku, po otrzymaniu zysku musisz zabrać ten znacznik. Zagrożeniami płaci się za niektóre budynki i za osobny wiersz tabeli eksportu, wymagają ich też niektóre cele. Nigdy nie przechodzą do następnej gry.',
  },
  supply: {
    name: 'Zasoby',
    text: 'Pięć kart rozwoju leży odkrytych na planszetce, reszta tworzy talię. Trzy cele leżą odkryte, a znacznik postępu zaczyna na polu odpowiednim dla liczby graczy. Kość wskazuje pierwszego gracza spośród aktywnych dzielnic. Masz swoją osobowość, 2 robotników i 12 znaczników wpływu i zaczynasz z 0 PZ, a w grze 1 także z 4 monetami i kartą wzniesionego budynku podstawowego. Późniejsze gry zaczynasz z tym, co udało ci się zachować.',
  },
  personas: {
    name: 'Osobowości',
    text: 'Podczas przygotowania wybierz ze swojego kufra 1 osobowość na tę grę. Osobowość ze skrzyni trafia do kufra i czeka na następną grę. Niektóre karty i budynki pozwalają używać więcej niż jednej. Użyte osobowości zostają oznaczone i punktują na koniec kampanii.',
  },
  influence: {
    name: 'Wpływ',
    text: 'W każdej grze masz 12 znaczników wpływu. Umieszczony znacznik zostaje na miejscu do końca gry. Zapłacony trafia do zasobów ogólnych, skąd możesz go odzyskać, chyba że zysk każe go gdzieś umieścić. Gdy nie masz już żadnego, nie zrobisz niczego, co wymaga wpływu, a na początku każdej twojej tury znacznik postępu przesuwa się o 1 pole.',
  },
  'advancement-cards': {
    name: 'Karty rozwoju',
    text: 'Gdy zdobywasz kartę określonego rodzaju, wybierasz spośród odkrytych; jeśli takiej nie ma, nic nie dostajesz. Puste miejsce od razu uzupełnia się z talii. Twoje karty leżą odkryte dla wszystkich. Karty zapłacone i odrzucone trafiają na stos kart odrzuconych, który wtasowuje się do talii, gdy się ona skończy albo dojdą nowe karty.',
  },
  assistants: {
    name: 'Asystenci',
    text: 'Asystent daje ci premię, gdy używasz tego, co wymienia jego karta. Musisz go mieć, zanim użyjesz budynku. Jeśli nie ma jeszcze imienia, możesz mu je nadać; zostaje ono na zawsze.',
  },
  'building-cards': {
    name: 'Karty budynków',
    text: 'Do talii rozwoju trafia sześć kolejnych budynków bez skrzyń. Nie należą do żadnej dzielnicy i możesz je wznosić w swojej.',
  },
  'constructed-cards': {
    name: 'Karty wzniesionych budynków',
    text: 'Po wzniesieniu budynku zostaje jego karta. Jeśli jest na niej skrzynia, zatrzymujesz ją jako kartę rozwoju, dopóki nie otworzysz skrzyni. Jeśli skrzyni nie ma, karta trafia do Archiwum.',
  },
  guests: {
    name: 'Goście',
    text: 'Gdy następuje przychód, płacą ci także twoi goście. Każdy pokazuje dwie nagrody: w grze do 3 osób bierzesz obie, w grze na 4 do 6 osób jedną wybraną. Kosztem niektórych budynków są goście.',
  },
  items: {
    name: 'Przedmioty',
    text: 'W swojej turze, przed akcją albo po niej, możesz zapłacić 3 surowce z karty przedmiotu, wziąć zysk i odrzucić tę kartę. W jednej turze możesz użyć dowolnej liczby przedmiotów. Kosztem niektórych budynków są przedmioty.',
  },
  friends: {
    name: 'Przyjaciele',
    text: 'Przyjaciel powiększa to, co dają ci budynki jednej dzielnicy. Gdy taki budynek daje ci monety albo PZ, otrzymujesz o 1 więcej. Kosztem niektórych budynków są przyjaciele.',
  },
  treasures: {
    name: 'Skarby',
    text: 'Skarb działa raz, w chwili, którą wskazuje jego karta, a potem zostaje odrzucony. Kosztem niektórych budynków są skarby.',
  },
  turn: {
    name: 'Twoja tura',
    text: 'Umieść jednego swojego robotnika na budynku albo odzyskaj z planszy wszystkich. Jeśli stoi tam już robotnik, choćby twój własny, wraca do właściciela. Potem zapłać koszt, w całości. Potem weź zysk, cały albo jego część; czego brakuje w zasobach, tego nie dostajesz.',
  },
  minions: {
    name: 'Pomocnicy',
    text: 'W ramach akcji możesz umieścić pomocnika na niezajętym budynku swojej dzielnicy: najpierw otrzymujesz jego własny zysk, potem płacisz koszt budynku i bierzesz zysk z budynku. Pomocnika nie można wypchnąć, robotnik może stanąć obok niego, a wraca dopiero wtedy, gdy odzyskujesz wszystkich robotników. Jego zysk otrzymujesz także zawsze, gdy tego budynku używa przeciwnik. Pomocnicy na planszy nadal są twoi: liczą się i można nimi płacić. Tabela eksportu ma teraz wiersz dla pomocników.',
  },
  commons: {
    name: 'Centrum osady',
    text: 'Sterowiec: za 3 znaczniki wpływu i 4 surowce z karty budynku wznosisz ten budynek i zdobywasz 5 PZ. Kamień Dzielnicowy: za 4 monety i 2 znaczniki wpływu otwierasz skrzynię i zdobywasz 5 PZ. Trybuna: 1 znacznik wpływu na spełnionym celu daje 5 PZ. Skarbiec zamienia 1 dowolny surowiec na 1 monetę, a na Rynku za 1 dowolny surowiec i 1 monetę bierzesz 1 odkrytą kartę rozwoju. Port w chmurach: za towary z wolnego pola eksportu i 1 umieszczony tam znacznik wpływu dostajesz 3 PZ i premię z pola.',
  },
  constructing: {
    name: 'Wznoszenie budynków',
    text: 'Budynek ze swojej karty wznosisz na pustej działce własnej dzielnicy, bez względu na to, z której dzielnicy pochodzi karta. Każde wzniesienie przesuwa znacznik postępu o 1 pole. Niektóre budynki pozwalają budować za inną cenę niż Sterowiec.',
  },
  overbuilding: {
    name: 'Nadbudowa',
    text: 'Wznoś budynki na pustych działkach własnej dzielnicy albo na jej budynkach, na których nie ma znacznika ani robotnika. Budynku podstawowego nigdy się nie zabudowuje. Na każdej działce liczy się tylko najnowszy budynek. Każde wzniesienie przesuwa znacznik postępu o 1 pole.',
  },
  crates: {
    name: 'Skrzynie',
    text: 'Aby otworzyć skrzynię z jednej ze swoich kart wzniesionych budynków, zapłać, zdobądź PZ i przesuń znacznik postępu o 1 pole. Zawartość jest twoja, bez względu na to, z której dzielnicy pochodzi skrzynia; z nowej talii bierzesz 1 losową kartę. Nowe zasady obowiązują od razu. Karta wzniesionego budynku trafia do Archiwum.',
  },
  objectives: {
    name: 'Cele',
    text: 'W każdej grze leżą odkryte trzy cele publiczne. Aby zrealizować cel, musisz go w tej chwili spełniać; umieść na nim 1 znacznik wpływu. Zdobywasz tyle PZ, ile daje budynek, którego używasz, a znacznik postępu przesuwa się o 1 pole. Nikt nie realizuje tego samego celu dwa razy w jednej grze.',
  },
  'private-objectives': {
    name: 'Cele prywatne',
    text: 'Zdobyta karta celu leży przed tobą i tylko ty możesz ją zrealizować. Realizuje się ją tak jak każdą inną. Na koniec gry ją oddajesz.',
  },
  quota: {
    name: 'Eksport',
    text: 'Tabela eksportu przyjmuje surowce, monety i karty rozwoju, od 1 do 3 na każdym polu. Wybierz wolne pole, zapłać tyle, ile wskazuje, i umieść na nim 1 znacznik wpływu. Surowce mogą być różne, karty także. Niektóre pola dają dodatkowo 1 PZ albo 1 punkt reputacji, jeśli chcesz.',
  },
  reputation: {
    name: 'Reputacja',
    text: 'Aby otrzymać 1 punkt reputacji, umieść 1 znacznik wpływu na następnym wolnym polu toru. Liczba wolnych pól zależy od liczby graczy; gdy tor jest pełny albo brak ci wpływu, nic się nie dzieje. Na koniec gry największa liczba znaczników daje 10 PZ, następna 7 PZ, trzecia 4 PZ. Przy remisie wszyscy dostają PZ za swoje miejsce; potrzebny jest co najmniej 1 znacznik.',
  },
  income: {
    name: 'Przychód',
    text: 'Aby użyć budynku z przychodem, umieść na nim 1 znacznik wpływu, najwyżej jeden na gracza i budynek. Gdy znacznik postępu dojdzie do symbolu przychodu, każdy bierze zysk z każdego takiego budynku, na którym leży jego znacznik. Zaczyna gracz, który ma turę, a po nim pozostali w kolejności odwrotnej do kolejności tur.',
  },
  progress: {
    name: 'Postęp',
    text: 'Znacznik postępu jest zegarem gry: przesuwa się o 1 pole za każdy wzniesiony budynek, każdą otwartą skrzynię i każdy zrealizowany cel. Przesuwają go też niektóre budynki, które dają PZ. Jeśli przesuniesz go na symbol reputacji, możesz otrzymać 1 punkt reputacji. Symbol przychodu oznacza przychód dla wszystkich. Jeśli na początku tury nie masz wpływu, znacznik najpierw przesuwa się o 1 pole.',
  },
  'end-of-game': {
    name: 'Koniec gry',
    text: 'Gdy znacznik postępu dojdzie do klepsydry, dokończcie rundę, tak by wszyscy mieli tyle samo tur. Potem punktuje się reputację i karty na koniec gry. Wygrywa ten, kto ma najwięcej PZ; przy remisie wygrywają wszyscy remisujący.',
  },
  'end-steps': {
    name: 'Po każdej grze',
    text: 'Najpierw wytyczne, potem punktowanie w kolejności graczy, potem 1 punkt chwały za każde pełne 10 PZ. Zwycięzcy biorą trofeum, a wszyscy inni 1 punkt pojemności wybranego rodzaju. Użyte osobowości zostają oznaczone. Zachowaj tyle, na ile pozwala twoja pojemność, a resztę oddaj.',
  },
  guideposts: {
    name: 'Wytyczne',
    text: 'Od gry 2 wytyczne stawiają cel na daną grę, a czasem wprowadzają zasadę tylko na ten raz. Każdy, kto osiągnie cel, otrzymuje 1 punkt chwały, także przy remisie. Jeśli wytyczne zostawiają wybór, dokonuje go ten z nich, komu zostało najwięcej wpływu; o remisie rozstrzyga kość.',
  },
  glory: {
    name: 'Chwała',
    text: 'Na koniec gry otrzymujesz 1 gwiazdkę za każde pełne 10 PZ. Wybierasz, które gwiazdki zapełnić: jest 9 rzędów po 6. Pełny rząd daje ci swoją premię na początku każdej kolejnej gry. Każda gwiazdka punktuje na koniec kampanii.',
  },
  capacity: {
    name: 'Pojemność',
    text: 'Pojemność mówi, ile możesz zachować po grze monet, surowców, kart rozwoju i pomocników. Zaczyna się od 1 każdego rodzaju, a kończy na 4. Zachowane karty muszą być różnych rodzajów, pomocnicy też. Każda gra od drugiej, której nie wygrasz, dodaje 1. Kółka zapełnione po drodze punktują na koniec kampanii.',
  },
  'post-campaign': {
    name: 'Po kampanii',
    text: 'Osada jest gotowa i możecie w niej grać, jak długo chcecie: bez chwały, pojemności i kufrów. Dzielnice rozdziela kość; z 3 osobowości zostawiasz 1, z 4 wysp wykładasz 2. W odwrotnej kolejności każdy bierze 1 pomocnika albo 1 kartę rozwoju, a do tego 2 monety albo 3 PZ. W Sterowcu i przy Kamieniu Dzielnicowym możesz zapłacić koszt dla samych PZ i postępu. O remisie rozstrzygają znaczniki na torze reputacji, potem w tabeli eksportu, potem to, co zostało.',
  },
}
