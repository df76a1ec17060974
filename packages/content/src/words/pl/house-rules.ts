import type { HouseRules, HouseRuleWords } from '@charterstone/engine'

export const houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>> = {
  matSize: {
    name: 'Mała planszetka',
    text: 'Zamiast pięciu leżą odkryte tylko trzy karty rozwoju.',
    reason: 'Tak przygotowuje grę podręcznik. Wybór jest węższy, a talia ważniejsza.',
  },
  progressStart: {
    name: 'Wczesny start',
    text: 'Znacznik postępu zaczyna na pierwszym polu toru przy każdej liczbie graczy.',
    reason:
      'W podręczniku wszyscy zaczynają na początku toru. Gry w małym gronie trwają wtedy znacznie dłużej.',
  },
  campaignScoring: {
    name: 'Jedna miara dla wszystkich',
    text: 'Na koniec kampanii gwiazdka chwały daje każdej dzielnicy 10 PZ, trofeum 5, kółko pojemności 3, a użyta osobowość 2.',
    reason: 'Podręcznik punktuje kampanię bez kart zwycięstwa.',
  },
  market: {
    name: 'Zakup w ciemno',
    text: 'Na Rynku możesz też wziąć wierzchnią kartę talii, nie oglądając jej wcześniej.',
    reason: 'Pozwala na to niemiecka Kronika. Ryzyko na chwile, gdy na planszetce nie ma nic przydatnego.',
  },
  crateResources: {
    name: 'Surowce w skrzyniach',
    text: 'Otwierając skrzynię, bierzesz też 2 surowce jednego rodzaju albo po 1 z dwóch innych, jak wskazano na skrzyni.',
    reason: 'Tak jest w podręczniku. Skrzynie zwracają część swojej ceny.',
  },
  objectiveVp: {
    name: 'Cele według wartości',
    text: 'Cel daje od 3 do 8 PZ, tyle, ile na nim podano, a nie tyle, ile daje budynek.',
    reason: 'Podręcznik wycenia każdy cel osobno; trudniejsze dają więcej.',
  },
  dusk: {
    name: 'Bez zmierzchu',
    text: 'Znacznik postępu nigdy nie przesuwa się sam, choćby minęło wiele rund bez postępu.',
    reason:
      'Zmierzch to nasze własne zabezpieczenie przed grą bez końca. Cierpliwy stół obejdzie się bez niego.',
  },
  extraPersonas: {
    name: 'Najwyżej dwie osobowości',
    text: 'Nikt nie może używać więcej niż 2 osobowości naraz.',
    reason: 'Życzenie wielu graczy: tury są krótkie, a zdolności się nie piętrzą.',
  },
  automaProgress: {
    name: 'Niespieszne automy',
    text: 'W Sterowcu, przy Kamieniu Dzielnicowym i na Trybunie automa nigdy nie przesuwa znacznika postępu, nawet jeśli każe jej karta.',
    reason: 'W podręczniku o tempie gry decydują ludzie. Gry z automami trwają dłużej.',
  },
  fairStart: {
    name: 'Wyrównany start',
    text: 'Kto gra w rundzie później, zaczyna z kilkoma PZ, zależnie od gry i liczby graczy.',
    reason: 'Rozpoczynanie daje małą przewagę. PZ, które ją wyrównują, wyznaczono na podstawie wielu gier.',
  },
}
