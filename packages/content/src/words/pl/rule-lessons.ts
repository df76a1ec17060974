import type { RuleLessons } from '../rule-lessons.ts'

/** Głosem doradczyni: w czym nowa zasada pomaga, a nie jak brzmi. */
export const ruleLessons: RuleLessons = {
  islands: {
    title: 'Ziemia na niebie',
    text: 'Dwie ze swoich wysp kładziesz na działkach lub budynkach, bez których się obejdziesz, i masz nowe miejsce pod budowę. Zakryj to, czego używasz najmniej: dziś odpoczywa, ale nie przepada.',
  },
  'inactive-charters': {
    title: 'Puste dzielnice',
    text: 'Dzielnice, którymi nikt nie gra, i tak dostają w każdej grze budynek. Używaj ich jak wszystkich innych: nie ma nawet komu dziękować.',
  },
  peril: {
    title: 'Kłopoty na progu',
    text: 'Te znaczniki dostajesz razem z tym, co daje budynek. Nie są całkiem bezużyteczne: niektóre budynki, pola eksportu i cele wymagają właśnie zagrożeń, a do następnej gry nic z nich nie przechodzi.',
  },
  personas: {
    title: 'Nowa twarz',
    text: 'Osobowość ze skrzyni czeka w twoim kufrze do następnej gry i wtedy wybierasz, kim chcesz być. Każda użyta punktuje na koniec kampanii, więc daj szansę wszystkim.',
  },
  'building-cards': {
    title: 'Domy bez adresu',
    text: 'W talii jest teraz sześć budynków, które nie należą do żadnej dzielnicy. Gdy któryś leży odkryty, Rynek go sprzeda, a ty zbudujesz go u siebie.',
  },
  guests: {
    title: 'Goście płacą czynsz',
    text: 'Gość płaci ci przy każdym przychodzie. Patrz na słońce: najbliższy znak przychodu na jego drodze to dzień wypłaty, więc zaproś gościa tuż przed nim.',
  },
  items: {
    title: 'Wymiana w kieszeni',
    text: 'Przedmiot nie potrzebuje robotnika. W swojej turze, przed akcją albo po niej, oddajesz 3 surowce i bierzesz to, co daje. Zachowaj go na turę, której czegoś brakuje.',
  },
  friends: {
    title: 'Przyjaciele tam, gdzie trzeba',
    text: 'Przyjaciel dokłada coś od siebie, gdy budynki jednej dzielnicy dają ci monety lub punkty. Sprawdź, która to dzielnica, i tam wysyłaj robotników.',
  },
  treasures: {
    title: 'Jedna dobra chwila',
    text: 'Skarb działa raz, w chwili, którą sam wskazuje, i znika. Przeczytaj go już teraz, żeby tej chwili nie przegapić.',
  },
  minions: {
    title: 'Mali pomocnicy',
    text: 'Pomocnik idzie do wolnego budynku twojej dzielnicy, przynosi własny podarek i jeszcze używa budynku. Zostaw go tam, gdzie inni lubią zaglądać: każda ich wizyta znów ci zapłaci.',
  },
  constructing: {
    title: 'Kolor nie gra roli',
    text: 'Budynek z każdej swojej karty możesz wznieść na dowolnej pustej działce swojej dzielnicy. Każda budowa przesuwa słońce o jedno pole, więc to budowniczowie decydują, jak długi jest dzień.',
  },
  overbuilding: {
    title: 'Budowa na budowie',
    text: 'Nie ma już wolnej działki? Buduj na jednym ze swoich budynków, jeśli nic na nim nie stoi i nie jest twoim pierwszym. Liczy się tylko dach, który widać.',
  },
  'private-objectives': {
    title: 'Cel tylko dla ciebie',
    text: 'Prywatny cel realizujesz tylko ty, na Trybunie jak każdy inny. Na koniec gry go oddajesz, więc nie zwlekaj.',
  },
  income: {
    title: 'Pieniądze, które same przychodzą',
    text: 'Wbij raz chorągiewkę w budynek przychodu, a zapłaci ci za każdym razem, gdy słońce dotrze do znaku przychodu. Im wcześniej, tym częściej.',
  },
  'end-steps': {
    title: 'Jak kończy się wieczór',
    text: 'Odtąd najpierw są wytyczne, potem punkty, potem gwiazdki. Zwycięzca dostaje trofeum, a wszyscy inni więcej miejsca na zachowane rzeczy. Przegrana też ma swoje zalety.',
  },
  guideposts: {
    title: 'Cel na jedną grę',
    text: 'Każdy, kto osiągnie cel z wytycznych, zdobywa gwiazdkę. Jeśli jest coś do wyboru, decyduje ten z nich, kto ma jeszcze najwięcej chorągiewek, więc zachowaj jedną czy dwie.',
  },
  glory: {
    title: 'Gwiazdki',
    text: 'Pełny rząd daje swoją premię na początku każdej późniejszej gry. Dlatego dokończ jeden rząd, zanim zaczniesz drugi.',
  },
  capacity: {
    title: 'Co idzie z tobą dalej',
    text: 'Po grze zatrzymujesz tylko tyle, na ile pozwala pojemność. Całą resztę zamień w punkty, zanim słońce dotrze do klepsydry.',
  },
  'post-campaign': {
    title: 'Osada należy do ciebie',
    text: 'Graj tu, ile chcesz. W każdej grze dzielnice są losowane od nowa i liczą się tylko punkty.',
  },
  'progress-two-further': {
    title: 'Krótki sezon',
    text: 'Słońce zaczyna dwa pola dalej. Tym razem otwieraj i buduj wcześnie: na później może zabraknąć czasu.',
  },
  'progress-two-back': {
    title: 'Długi sezon',
    text: 'Słońce zaczyna dwa pola wcześniej, jest więc czas na coś więcej niż zwykle. Chorągiewek od tego nie przybędzie.',
  },
  'small-avoids-large': {
    title: 'Nie rozmawiają ze sobą',
    text: 'Twój mały robotnik nie pójdzie tam, gdzie stoi duży. Na odwrót wolno, więc wysyłaj małego pierwszego.',
  },
  'neighbours-roll': {
    title: 'Warto bywać u sąsiadów',
    text: 'Użyj budynku sąsiada, a przy odrobinie szczęścia oboje dostaniecie punkt. Nikt na tym nie traci, więc zaglądaj.',
  },
  'pay-the-neighbour': {
    title: 'Do czyjej sakiewki?',
    text: 'To, co płacisz w cudzym budynku, trafia do jego właściciela. Zanim wyślesz robotnika, pomyśl, komu to dasz; własne budynki są tańsze, niż wyglądają.',
  },
  'peril-is-here': {
    title: 'Każdy dom ma swoją biedę',
    text: 'Tym razem celem jest najwięcej zagrożeń. Wyjątkowo idź więc tam, gdzie boli.',
  },
  'candle-burns': {
    title: 'Jedna świeca',
    text: 'Dom, w którym brakuje opału, od razu gasi świecę. Poszukaj tego znacznika, zanim gdziekolwiek wyślesz robotnika.',
  },
  'minions-astray': {
    title: 'Ukrywają się',
    text: 'Tam, gdzie ukrył się pomocnik, za chorągiewkę będzie twój, zanim użyjesz budynku. Celem jest najwięcej pomocników, więc zachowaj chorągiewki.',
  },
  'work-abroad': {
    title: 'W gości do sąsiadów',
    text: 'Twoi robotnicy trzymają się dziś z dala od twojej dzielnicy. Dobrze się przyjrzyj, co zbudowali inni: teraz to jest twoja osada.',
  },
  'emblem-toll': {
    title: 'Dokumenty do kontroli',
    text: 'Pierwsza wizyta w cudzej dzielnicy kosztuje chorągiewkę na jej herbie, ale tylko raz. Wybierz więc dwie lub trzy dzielnice, które najbardziej się przydadzą.',
  },
  'islands-are-private': {
    title: 'Tylko ty tam w górze',
    text: 'Budynków na twoich wyspach możesz używać tylko ty. Połóż wyspy z najlepszymi z nich, a nikt nie wejdzie ci w drogę.',
  },
}
