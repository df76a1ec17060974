import type { HouseRules, HouseRuleWords } from '@charterstone/engine'

export const houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>> = {
  matSize: {
    name: 'Mała planszetka',
    text: 'Zamiast pięciu leżą odkryte tylko trzy karty rozwoju.',
    reason: 'Wybór jest mniejszy, więc szczęście w dobieraniu liczy się bardziej.',
  },
  progressStart: {
    name: 'Wczesny start',
    text: 'Znacznik postępu zaczyna na pierwszym polu toru przy każdej liczbie graczy.',
    reason: 'Gry trwają dłużej, zwłaszcza we dwoje lub troje.',
  },
  campaignScoring: {
    name: 'Jedna miara dla wszystkich',
    text: 'Na koniec kampanii gwiazdka chwały daje każdej dzielnicy 10 PZ, trofeum 5, kółko pojemności 3, a użyta osobowość 2.',
    reason: 'Każdy od pierwszego wieczoru wie, co liczy się na końcu.',
  },
  market: {
    name: 'Zakup w ciemno',
    text: 'Na Rynku możesz też wziąć wierzchnią kartę talii, nie oglądając jej wcześniej.',
    reason: 'Ryzyko na chwile, gdy w ofercie nie ma nic przydatnego.',
  },
  crateResources: {
    name: 'Surowce w skrzyniach',
    text: 'Otwierając skrzynię, bierzesz też 2 surowce jednego rodzaju albo po 1 z dwóch innych, jak wskazano na skrzyni.',
    reason: 'Otwieranie skrzyń mniej boli.',
  },
  objectiveVp: {
    name: 'Cele według wartości',
    text: 'Cel daje od 3 do 8 PZ, tyle, ile na nim podano, a nie tyle, ile daje budynek.',
    reason: 'Trudne cele dają więcej niż łatwe.',
  },
  dusk: {
    name: 'Bez zmierzchu',
    text: 'Znacznik postępu nigdy nie przesuwa się sam, choćby minęło wiele rund bez postępu.',
    reason: 'Dla cierpliwych: gra kończy się dopiero wtedy, gdy zakończą ją gracze.',
  },
  extraPersonas: {
    name: 'Najwyżej dwie osobowości',
    text: 'Nikt nie może używać więcej niż 2 osobowości naraz.',
    reason: 'Tury są krótkie, a zdolności się nie piętrzą.',
  },
  automaProgress: {
    name: 'Niespieszne automy',
    text: 'W Sterowcu, przy Kamieniu Dzielnicowym i na Trybunie automa nigdy nie przesuwa znacznika postępu, nawet jeśli każe jej karta.',
    reason: 'O tempie decydują tylko ludzie. Gry z automami trwają dłużej.',
  },
  fairStart: {
    name: 'Wyrównany start',
    text: 'Kto gra w rundzie później, zaczyna z kilkoma PZ, zależnie od gry i liczby graczy.',
    reason: 'Kto zaczyna, ma małą przewagę. Ta zasada ją wyrównuje.',
  },
  shortDay: {
    name: 'Krótki dzień',
    text: 'Znacznik postępu zaczyna 3 pola przed klepsydrą przy każdej liczbie graczy.',
    reason: 'Na szybką grę, gdy brakuje czasu. Tak gra się też w lekcji na dziesięć minut.',
  },
}
