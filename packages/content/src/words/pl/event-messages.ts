import type { MessageKey } from '@charterstone/engine'

/** Co się stało, w czasie teraźniejszym. `who` to gracz, `charter` to dzielnica, oboje z imienia, w mianowniku. */
export const eventMessages: Readonly<
  Record<
    Extract<MessageKey, `event.${string}` | `told.${string}` | `capacity.${string}` | `name.${string}`>,
    string
  >
> = {
  'event.game-started': 'zaczyna się gra {game}; pierwszy gracz: {who}',
  'event.rolled': '{seat, select, -1 {na kości wypada} other {{who} rzuca kością}}: {charter}',
  'event.shuffled': 'talia {deck, select, objectives {celów} other {rozwoju}} zostaje potasowana',
  'event.revealed': '{where, select, mat {nowe na planszetce} objectives {cele} other {odkryte}}: {list}',
  'event.looked':
    '{who} {where, select, deck {przegląda talię rozwoju} top {ogląda {count, plural, one {wierzchnią kartę} few {# wierzchnie karty} other {# wierzchnich kart}} talii rozwoju} objectives {ogląda {count, plural, one {wierzchnią kartę} few {# wierzchnie karty} other {# wierzchnich kart}} talii celów} personas {ogląda w tajemnicy {count, plural, one {1 osobowość} other {# osobowości}}} other {ogląda {count, plural, one {ostatnią kartę zwycięstwa} few {# karty zwycięstwa} other {# kart zwycięstwa}} do wyboru}}',
  'event.turn-started': 'runda {round}, tura gracza: {who}',
  'event.answered': '{who}: {key}',
  'event.placed':
    '{who} umieszcza {worker, select, minion {pomocnika ({what, word})} other {robotnika}}: {building, name}',
  'event.bumped':
    '{own, select, yes {{who} odsyła do domu własnego robotnika} other {{other} odsyła do domu robotnika ({who})}}: {building, name}',
  'event.retrieved': '{who} odzyskuje {list, noun, acc}',
  'event.automa-drew': '{who} dobiera kartę automy: {card, name}',
  'event.passed': '{who} pasuje',
  'event.paid': '{who} płaci {what, noun, acc}{to, select, -1 {} other {; odbiera {other}}}',
  'event.gained': '{who} bierze {what, noun, acc}',
  'event.lacked': 'zasoby się wyczerpały: {who} nie dostaje {what, noun, gen}',
  'event.won-vp': '{who} zdobywa {what, noun, acc}',
  'event.regained': '{who} odzyskuje {what, noun, acc}',
  'event.took-card':
    '{who} {from, select, top {dobiera} crate {znajduje} seat {dostaje} other {bierze}} kartę: {card, name}',
  'event.discarded': '{who} odrzuca kartę: {card, name}',
  'event.used-card': '{who} używa karty: {card, name}',
  'event.refreshed-mat': '{who} odrzuca wszystkie odkryte karty',
  'event.took-objective': '{who} bierze prywatny cel: {card, name}',
  'event.scored-objective': '{who} realizuje cel: {card, name}',
  'event.sold': '{who} wysyła {what, noun, acc} do Wiecznego Miasta',
  'event.placed-reputation': '{who} otrzymuje 1 punkt reputacji',
  'event.placed-income': '{who} umieszcza 1 znacznik wpływu na przychód: {building, name}',
  'event.income-triggered': 'następuje przychód',
  'event.progressed':
    '{why, select, setup {znacznik postępu zaczyna na polu {to}} dusk {zmierzch: znacznik postępu przesuwa się na pole {to}} no-influence {{who} nie ma już wpływu: znacznik postępu przesuwa się na pole {to}} other {{who} przesuwa znacznik postępu na pole {to}}}',
  'event.hourglass-reached': 'znacznik postępu dotarł do klepsydry: to ostatnia runda',
  'event.constructed':
    '{seat, select, -1 {nowy budynek} other {{who} wznosi budynek}}: {building, name}{over, select, 0 {} other { (w miejscu: {over, name})}}',
  'event.crate-opened':
    '{seat, select, -1 {zostaje otwarta skrzynia {crate}} other {{who} otwiera skrzynię {crate}}}',
  'event.letter-opened': 'zostaje otwarta skrzynia {letter}',
  'event.rule-entered': 'nowa zasada: {rule}',
  'event.persona-unlocked': '{who} znajduje osobowość: {persona, name}',
  'event.persona-activated': '{who} używa osobowości: {persona, name}',
  'event.deck-joined':
    'do talii {deck, select, objectives {celów} other {rozwoju}} {cards, plural, one {trafia 1 nowa karta} few {trafiają # nowe karty} other {trafia # nowych kart}}',
  'event.minion-released': 'nowy pomocnik: {what, word}',
  'event.took-peril': '{who} zabiera {what, noun, acc}: {building, name}',
  'event.island-placed': '{who} wykłada podniebną wyspę',
  'event.guidepost-revealed': 'wytyczne: {guidepost, name}',
  'event.story-read': 'opowieść {story}',
  'event.named':
    '{isNamed, select, no {{who} zostawia dotychczasową nazwę} other {{what, select, charter {{who} nadaje dzielnicy nazwę „{name}” ({printed})} village {{who} nadaje osadzie nazwę „{name}”} persona {{who} nadaje osobowości imię „{name}”} assistant {{who} nadaje asystentowi imię „{name}”} other {{who} nadaje towarzyszowi imię „{name}”}}}}',
  'event.round-ended': 'koniec rundy {round}',
  'event.candle-out': 'gaśnie świeca; turę ma {who}',
  'event.toll-paid': '{who} umieszcza 1 znacznik wpływu na herbie: {charter}',
  'event.reputation-scored': '{who} zajmuje {rank}. miejsce w reputacji: {what, noun, nom}',
  'event.goal-achieved': '{who} osiąga cel wytycznych: {guidepost, name}',
  'event.mood-changed':
    'Król otrzymuje {crowns, plural, one {1 {mood, select, happy {radosną} other {gniewną}} koronę} few {# {mood, select, happy {radosne} other {gniewne}} korony} other {# {mood, select, happy {radosnych} other {gniewnych}} koron}}',
  'event.glory-placed':
    '{who} umieszcza {times, plural, one {gwiazdkę} few {# gwiazdki} other {# gwiazdek}}{row, select, -1 { poza rzędami} other { w rzędzie „{bonus}”}}',
  'event.trophy-won': '{who} zdobywa trofeum',
  'event.capacity-raised': '{who} ma więcej miejsca na {of}',
  'event.persona-marked': '{who} oznacza osobowość jako użytą: {persona, name}',
  'event.kept': '{who} zachowuje: {thing}',
  'event.companion-joined':
    '{charter}: towarzysz zostaje przyjęty {kindly, select, yes {życzliwie} other {ostrożnie}}: {companion, name}',
  'event.spectral-changed':
    '{charter}: {freed, select, yes {widmo jest wolne} other {duży robotnik staje się widmem}}',
  'event.reckoned': 'wynik rachunku: {total}, {victory, select, yes {zwycięstwo} other {porażka}}',
  'event.took-back':
    '{who} {isMove, select, yes {cofa ruch: {building, name}} other {cofa {count, plural, one {1 krok} few {# kroki} other {# kroków}}}}{by, select, all { za zgodą wszystkich} alone { mimo tego, co już odkryto} other {}}',
  'event.game-ended':
    'koniec gry. {count, plural, one {Wygrywa {winners}} other {Wspólnie wygrywają {winners}}}: {list}',
  'told.source': '{text} ({source, name})',
  'name.constructed': '{name} (karta wzniesionego budynku)',
  'capacity.coin': 'monety',
  'capacity.resource': 'surowce',
  'capacity.card': 'karty rozwoju',
  'capacity.minion': 'pomocników',
}
