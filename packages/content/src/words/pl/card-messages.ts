import type { CardMessages } from '@charterstone/engine'

export const cardMessages: Readonly<Record<keyof CardMessages, string>> = {
  'do.gain': 'weź {list, noun, acc}',
  'do.earn': 'zdobądź {list, noun, acc}',
  'do.regain': 'odzyskaj {what, noun, acc}',
  'do.retrieve-one': 'odzyskaj jednego swojego robotnika',
  'do.retrieve-another': 'odzyskaj innego swojego robotnika',
  'do.retrieve-this': 'odzyskaj tego robotnika',
  'do.retrieve-all': 'odzyskaj wszystkich swoich robotników',
  'do.retrieve-everyone': 'odzyskaj wszystkich swoich robotników, także tego',
  'may.gain': 'wziąć {list, noun, acc}',
  'may.earn': 'zdobyć {list, noun, acc}',
  'may.regain': 'odzyskać {what, noun, acc}',
  'may.retrieve-one': 'odzyskać jednego swojego robotnika',
  'may.retrieve-another': 'odzyskać innego swojego robotnika',
  'may.retrieve-this': 'od razu odzyskać tego robotnika',
  'may.retrieve-all': 'odzyskać wszystkich swoich robotników',
  'may.retrieve-everyone': 'odzyskać wszystkich swoich robotników, także tego',

  'effect.may': 'możesz {doing}',
  'effect.may-several': 'jeśli chcesz: {benefit}',
  'effect.reputation': 'możesz otrzymać {what, noun, acc}',
  'effect.gain-more': 'otrzymujesz o {list, noun, acc} więcej',
  'effect.gain-or': 'weź {list, or, acc}',
  'effect.card-but': 'weź {card, noun, acc}, ale nie {except, word, acc.one}',
  'effect.card-discard': 'weź ze stosu kart odrzuconych {card, noun, acc}',
  'effect.card-discard-but':
    'weź ze stosu kart odrzuconych {card, noun, acc}, ale nie {except, word, acc.one}',
  'effect.card-deck': 'wyszukaj w talii {card, noun, acc}, po czym potasuj talię',
  'effect.card-deck-but':
    'wyszukaj w talii {card, noun, acc}, ale nie {except, word, acc.one}, po czym potasuj talię',
  'effect.card-top': 'weź wierzchnią kartę z talii',
  'effect.construct':
    'wznieś budynek za {influence, noun, acc} i surowce z jego karty{discount}. Zdobądź {vp, noun, acc}',
  'effect.discount': ' (o {count} mniej)',
  'effect.discount-per': ' (o {count} mniej za {what, word, each.one})',
  'effect.discount-per-max': ' (o {count} mniej za {what, word, each.one}, najwyżej o {max})',
  'effect.unlock': 'otwórz skrzynię za {cost, noun, acc}. Zdobądź {vp, noun, acc}',
  'effect.unlock-free': 'otwórz skrzynię i zdobądź {vp, noun, acc}',
  'effect.score': 'umieść 1 znacznik wpływu na spełnionym celu i zdobądź {vp, noun, acc}',
  'effect.sell':
    'oddaj towary z wolnego pola tabeli eksportu i umieść na nim 1 znacznik wpływu. Zdobądź {vp, noun, acc} i premię z tego pola',
  'effect.income': 'umieść 1 znacznik wpływu na tym budynku. Przy każdym przychodzie: {benefit}',
  'effect.per': '{doing} za {what, word, each.one}',
  'effect.per-max': '{doing} za {what, word, each.one}, najwyżej {max, noun, acc}',
  'effect.regain-per': 'odzyskaj {regained, noun, acc} za {what, word, each.one}',
  'effect.regain-per-max':
    'odzyskaj {regained, noun, acc} za {what, word, each.one}, najwyżej {max, noun, acc}',
  'effect.if': '{benefit}, jeśli {condition}',
  'effect.if-several': 'jeśli {condition}: {benefit}',
  'effect.trade':
    '{times, plural, one {możesz zapłacić {pay, noun, acc} i {doing}} other {do # razy możesz zapłacić {pay, noun, acc} i {doing}}}',
  'effect.trade-several':
    '{times, plural, one {możesz zapłacić {pay, noun, acc}: {benefit}} other {do # razy możesz zapłacić {pay, noun, acc}: {benefit}}}',
  'effect.others-gain': 'każdy przeciwnik otrzymuje {list, noun, acc}',
  'effect.others': 'dla każdego przeciwnika: {benefit}',
  'effect.refresh-mat': 'odrzuć wszystkie odkryte karty rozwoju i odkryj nowe',
  'effect.activate-persona': 'wyjmij ze swojego kufra jeszcze 1 osobowość i używaj jej w tej grze',
  'effect.advance': 'przesuń znacznik postępu o {spaces, noun, acc} do przodu',
  'effect.move-progress':
    'przesuń znacznik postępu najwyżej o {forward, noun, acc} do przodu albo o {back, noun, acc} do tyłu',
  'effect.move-progress-either':
    'przesuń znacznik postępu najwyżej o {spaces, noun, acc} do przodu albo do tyłu',
  'effect.own-income': 'przychód otrzymujesz tylko ty',

  'tribute.card': 'każdy przeciwnik oddaje ci 1 wybraną przez siebie kartę rozwoju',
  'tribute.resource': 'każdy przeciwnik oddaje ci 1 wybrany przez ciebie surowiec',
  'tribute.coin': 'każdy przeciwnik oddaje ci 1 monetę',
  'tribute.influence': 'każdy przeciwnik odrzuca 1 znacznik wpływu',
  'tribute.minion': 'każdy przeciwnik oddaje ci 1 pomocnika',

  'special.mirror':
    'następnie użyj budynku w dowolnej dzielnicy, na którym stoi robotnik przeciwnika, płacąc jego koszt. Nikogo nie wypychasz i nie zabierasz drugiego zagrożenia. Budynki, które naśladują lub powtarzają inne, się nie liczą',
  'special.echo':
    'następnie użyj jeszcze raz budynku, na którym stoi inny twój robotnik, ponownie płacąc jego koszt. Centrum osady oraz budynki, które naśladują lub powtarzają inne, się nie liczą',
  'special.settle': 'następnie najwyżej 3 twoich gości płaci jak przy przychodzie',
  'special.silence': 'osobowości przeciwników nie działają aż do najbliższego przychodu',

  'passive.no-bump': 'możesz umieszczać robotników na zajętych budynkach, nikogo nie wypychając',
  'passive.coins-by-resources':
    'gdy budynek kosztuje monety, możesz zamiast nich płacić surowcami, po 1 za każdą monetę',
  'passive.ignore-minions': 'gdy używasz budynku z pomocnikiem przeciwnika, ten pomocnik nie działa',
  'passive.three-from-deck':
    'gdy otrzymujesz kartę rozwoju, możesz obejrzeć 3 wierzchnie karty talii i zamiast tamtej wybrać jedną z nich',
  'passive.three-objectives':
    'gdy otrzymujesz kartę celu, obejrzyj 3 wierzchnie karty talii celów i wybierz jedną z nich',
  'passive.steer-progress':
    'gdy realizujesz cel, możesz przesunąć znacznik postępu o 1 pole do przodu, o 1 pole do tyłu albo wcale',
  'passive.wager-next':
    'po swojej turze rzuć kością: jeśli w następnej turze użyjesz budynku w wylosowanej dzielnicy, zdobywasz 1 PZ',
  'passive.wager-now':
    'po umieszczeniu robotnika w dzielnicy rzuć kością: jeśli wypadnie ta dzielnica, zdobywasz 2 PZ',

  'when.use': 'gdy używasz {place}{which}',
  'when.use-fresh': 'gdy po raz pierwszy używasz {place} wzniesionego przez ciebie w tej grze{which}',
  'when.gave': 'gdy {place} daje ci {what, word, acc.few}{which}',
  'when.retrieve-minions': 'gdy odzyskujesz co najmniej {what, noun, acc}',
  'when.retrieve-abroad': 'gdy odzyskujesz obu zwykłych robotników z dzielnic przeciwników',
  'when.retrieve': 'gdy odzyskujesz swoich robotników',
  'when.peril': 'gdy twój robotnik zabiera {what, word, acc.one}',
  'when.card': 'gdy budynek daje ci {what, word, acc.one}',
  'when.score': 'gdy realizujesz cel',
  'when.score-first': 'gdy realizujesz cel publiczny przed wszystkimi innymi',
  'when.bump': 'gdy wypychasz robotnika przeciwnika',
  'when.place-minion': 'gdy umieszczasz pomocnika',
  'when.progress': 'za każdym razem, gdy przesuwasz znacznik postępu do przodu',
  'when.progress-income': 'gdy przesuwasz znacznik postępu na pole z symbolem przychodu',
  'when.reputation': 'za każdy znacznik, który umieszczasz na torze reputacji',
  'when.end': 'na koniec gry',
  'when.once': 'raz na grę, w swojej turze',

  pay: 'zapłać {cost, noun, acc}: {benefit}',
  ability: '{when}: {benefit}',
  'place.any': '{role, select, subject {budynek} other {budynku}}',
  'place.commons': '{role, select, subject {budynek} other {budynku}} w Centrum osady',
  'place.named': '{role, select, subject {{building, word, nom}} other {{building, word, gen}}}',
  'place.charter': '{role, select, subject {budynek} other {budynku}} w {charter, word, loc.one}',
  'which.costs': ', który kosztuje {what, word, acc.one}',
  'which.exhausted': ', a w twoich zasobach nie ma już robotników',
  'condition.at-least': 'masz co najmniej {what, noun, acc}',
  'condition.at-most': 'masz co najwyżej {what, noun, acc}',
  'condition.none': 'nie masz {what, word, gen.many}',
  'clause.at-least': 'masz co najmniej {what, noun, acc}',
  'clause.at-most': 'masz co najwyżej {what, noun, acc}',
  'clause.none': 'nie masz {what, word, gen.many}',
  'goal.most': 'zakończ grę z największą liczbą {what, word, gen.many}',
  'goal.fewest': 'zakończ grę z najmniejszą liczbą {what, word, gen.many}',
  'goal.candle': 'nie pozwól, żeby świeca zgasła w twojej turze',

  'card.guest': 'przy każdym przychodzie: {benefit}. W grze na 4 do 6 osób tylko jedno z dwojga',
  'card.treasure.turn': 'w swojej turze: {benefit}',
  'card.treasure.end-of-turn':
    'na koniec swojej tury: odzyskaj jednego swojego robotnika i rozegraj jeszcze jedną turę',
  'card.treasure.placing':
    'gdy umieszczasz robotnika na działce w swojej dzielnicy: użyj budynku, nie płacąc za niego towarami, kartami ani pomocnikami. Wpływ nadal trzeba zapłacić lub umieścić',
  'card.persona.original': 'bez zdolności; imię nadaje jej gracz',
  'card.minion': 'przy umieszczeniu i zawsze, gdy przeciwnik używa tego budynku: {benefit}',
  'card.victory':
    'na koniec kampanii: {glory} PZ za każdą gwiazdkę chwały, {trophy} PZ za każde trofeum, {persona} PZ za każdą użytą osobowość, {capacity} PZ za każde kółko pojemności',
  'note.value': 'wartość {value}',
  'note.build': 'koszt budowy: {list, noun}',
  'note.crate': 'zawiera skrzynię {crate}',
  'note.vp': 'wart {vp, noun}',
  'note.frees': 'może uwolnić widmo',

  'automa.place-commons': 'automa zajmuje {building, word, acc}',
  'automa.place-charter':
    'automa zajmuje budynek o {rank, select, 2 {drugiej } 3 {trzeciej } other {}}{by, select, highest {najwyższej} other {najniższej}} wartości w {charter, select, own {swojej} other {wylosowanej}} dzielnicy; przy remisie według nazw od {tie, select, az {A do Z} other {Z do A}}',
  'automa.vp': 'zdobywa {vp, noun, acc}',
  'automa.vp-difficulty': 'zdobywa tyle PZ, ile wynosi poziom trudności',
  'automa.reputation': 'otrzymuje 1 punkt reputacji',
  'automa.quota': 'umieszcza 1 znacznik wpływu na pierwszym wolnym polu tabeli eksportu',
  'automa.open-crate': 'otwiera leżącą na planszetce kartę wzniesionego budynku o najniższym numerze',
  'automa.build': 'wznosi leżący na planszetce budynek o najniższym numerze',
  'automa.discard-two': 'z planszetki odrzuca się dwie karty o najwyższych numerach',
  'automa.advance': 'znacznik postępu przesuwa się o 1 pole',
  'automa.most-reputation': '{vp, noun} za więcej znaczników na torze reputacji niż którykolwiek z ludzi',
  'automa.item-or-treasure-on-mat': '{vp, noun}, jeśli na planszetce leży przedmiot albo skarb',
  'automa.most-peril': '{vp, noun} za więcej zagrożeń niż którykolwiek z ludzi',
  'automa.no-human-worker-here': '{vp, noun}, jeśli w jej dzielnicy nie stoi robotnik żadnego z ludzi',
  'automa.most-quota': '{vp, noun} za więcej znaczników w tabeli eksportu niż którykolwiek z ludzi',
  'automa.ended-the-game': '{vp, noun}, jeśli to ona zakończyła grę',
}
