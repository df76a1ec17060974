import type { lessonWords as english } from '../en/lessons.ts'

export const lessonWords: Readonly<Record<keyof typeof english, string>> = {
  'learn.lead': 'Grasz z życzliwym sąsiadem, a u boku masz doradczynię. Niczego nie trzeba czytać na zapas.',
  'learn.short': 'Lekcja na dziesięć minut',
  'learn.short-text':
    'Krótki dzień w osadzie: umieszczasz robotników, otwierasz skrzynię, wznosisz pierwszy budynek. Około {minutes} minut, {rounds, plural, one {# runda} few {# rundy} other {# rund}}.',
  'learn.full': 'Cała pierwsza gra',
  'learn.full-text':
    'Z opowieścią, a zarazem początek kampanii, którą można ciągnąć dalej. Około {minutes} minut, {rounds, plural, one {# runda} few {# rundy} other {# rund}}.',
  'learn.start-short': 'Zacznij lekcję',
  'learn.start-full': 'Zacznij pierwszą grę',
  'learn.resume': 'Wróć do przerwanej gry',
  'learn.again': 'Albo zacznij od nowa',
  'learn.again-text': 'Osada z ostatnich lekcji zostaje na twojej liście.',
  'learn.done-of': 'Ukończone lekcje: {done} z {all}',
  'learn.your-name': 'Twoje imię',
  'learn.read': 'Wolisz poczytać?',
  'learn.read-lead': 'Osiem krótkich rozdziałów dla tych, którzy lubią najpierw znać zasady.',
  'learn.chapters': 'Rozdziały',
  'learn.campaign': 'Zacznij kampanię bez lekcji',

  'coach.title': 'Twoja doradczyni',
  'coach.lesson': 'Lekcja {place} z {all}',
  'coach.next': 'Dalej',
  'coach.silence': 'Graj dalej bez doradczyni',
  'coach.small': 'Zwiń',
  'coach.large': 'Czytaj dalej',
  'coach.waits': 'Teraz myśli {who}. Miej oko na osadę.',
  'coach.turn': 'Twoja kolej: idź, dokąd chcesz.',
  'coach.question': 'Decyzja należy do ciebie.',
  'coach.own-way': 'A więc po swojemu. To mi się podoba. Zobaczmy, dokąd to zaprowadzi.',
  'coach.suggests': 'Ja wybrałabym to, co zaznaczyłam, ale wolno ci wszystko, co się świeci.',
  'coach.suggests-answer': 'Ja wybrałabym to, co zaznaczyłam, ale decyzja jest twoja.',
  'coach.advised': 'Te numery to podpowiedź bota. Gdy ją zamkniesz, poprowadzę cię dalej.',
  'coach.free': 'Jak ci się podoba.',
  'coach.new-rule': 'Nowa zasada',
  'coach.tell': 'Opowiedz',
  'coach.not-now': 'Nie, dziękuję',
  'coach.thanks': 'Dziękuję',
  'coach.no-rules': 'Bez lekcji o nowych zasadach',
  'coach.graduate': 'Pierwsza gra za tobą',
  'coach.graduate-text':
    'Umiesz już grać, sama widziałam. Paski pokazują, skąd wziął się każdy punkt. Teraz pora się spakować: osada zostaje dokładnie tak, jak stoi.',
  'coach.guidepost-text':
    'Przed następną grą pojawią się wytyczne. Wyznaczają cel na tę jedną grę. Kto go osiągnie, zdobywa chwałę, a czasem decyduje, jak potoczy się opowieść. Zostań w tej osadzie albo załóż nową z przyjaciółmi.',
  'coach.graduate-short': 'Oto osada w dziesięć minut',
  'coach.graduate-short-text':
    'Robotnicy, skrzynie, dachy: wiesz już, jak działa osada. Cała gra to więcej tego samego, tylko dzień jest dłuższy. A w kampanii wszystko, co zbudujesz, zostaje na dwanaście gier. Masz ochotę na całość?',
  'coach.to-full': 'Zagraj całą pierwszą grę',
  'coach.to-campaign': 'Zacznij kampanię',

  'goal.build-now': 'Na budynek „{plan}” masz już wszystko. Sterowiec czeka!',
  'goal.build': 'Do budynku „{plan}” brakuje ci {missing}. Znajdziesz to tutaj: {places}.',
  'goal.open-now': 'Stać cię na skrzynię z karty „{building}”: ruszaj do Kamienia Dzielnicowego.',
  'goal.open': 'Do skrzyni z karty „{building}” brakuje ci {missing}. Skarbiec zamienia surowce w monety.',
  'goal.score-now': 'Spełniasz cel „{objective}”: Trybuna daje za niego 5 punktów.',
  'goal.score': 'Do celu „{objective}” brakuje ci {count}. To 5 punktów na Trybunie.',
  'goal.deliver': 'Masz towary na zbyciu: Port w chmurach zamieni je w punkty.',
  'goal.find-plan': 'Nie masz już karty budynku. Rynek sprzedaje odkryte karty za surowiec i monetę.',
  'goal.no-flags':
    'Wszystkie twoje chorągiewki są już w użyciu, więc słońce rusza się z każdą twoją turą. Doprowadź dzień do końca.',

  'lesson.goal': 'Wygrywa ten, kto ma najwięcej punktów',
  'lesson.goal-text':
    'Witaj w dolinie! {who} to twój sąsiad i też chce zbudować najpiękniejszy zakątek osady. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa; twoje liczy ta tarcza. Punkty są za budynki, otwarte skrzynie, spełnione cele i dostarczone towary.',
  'lesson.name': 'Kim jesteś',
  'lesson.name-text': 'Oto postać, która zakłada twoją dzielnicę. Nadaj jej imię albo zostaw to z karty.',
  'lesson.name-done': 'Bardzo mi miło.',
  'lesson.village': 'Twoja dzielnica',
  'lesson.village-text':
    'Te sześć działek to twoja dzielnica. Jeden budynek już stoi, pięć działek czeka. W kampanii to, co tu zbudujesz, zostaje do ostatniej gry. Centrum osady należy do wszystkich. A używać możesz każdego budynku, który widzisz, także sąsiada.',
  'lesson.place': 'Umieść robotnika',
  'lesson.place-text':
    'W swojej turze wysyłasz do budynku jednego z dwóch robotników. Na lewo od strzałki jest cena, na prawo to, co dostajesz. Twój pierwszy budynek nic nie kosztuje i daje dynię. Śmiało: świeci się.',
  'lesson.place-done': 'Jest: jedna dynia, na koszt firmy.',
  'lesson.supply': 'Co masz',
  'lesson.supply-text':
    'Tu widać twoje monety, surowce i robotników, którzy są jeszcze w domu. Widzisz też wszystko, co ma {who}: między sąsiadami nie ma tajemnic. „Od twojej ostatniej tury” pod osadą mówi, co cię ominęło.',
  'lesson.crate': 'Otwórz skrzynię',
  'lesson.crate-text':
    'Masz kartę swojego pierwszego budynku, a na niej skrzynię. Otwiera ją Kamień Dzielnicowy: 4 monety i 2 chorągiewki wpływu za 5 punktów i wszystko, co jest w środku. Masz dokładnie tyle.',
  'lesson.crate-done': 'Pięć punktów, a wszystko ze skrzyni jest twoje.',
  'lesson.open': 'To ta',
  'lesson.open-text': 'Twoja skrzynia. Raz otwartej nie da się już zamknąć. Złam pieczęć!',
  'lesson.sun': 'Dzień mija',
  'lesson.sun-text':
    'Otwarta skrzynia przesuwa słońce o jedno pole. Tak samo budowa i zrealizowany cel. Gdy słońce stanie na klepsydrze, dogrywacie rundę i dzień się kończy. To wy dwoje decydujecie, jak jest długi.',
  'lesson.influence': 'Dwanaście chorągiewek',
  'lesson.influence-text':
    'Te chorągiewki to twój wpływ: dwanaście na całą grę. Wszystko, co daje dużo punktów, kosztuje kilka chorągiewek, a raz wbita zostaje na miejscu. Gdy się skończą, słońce przyśpiesza z każdą twoją turą.',
  'lesson.plans': 'Karty budynków',
  'lesson.plans-text':
    'W skrzyni były karty budynków; obejrzyj je tutaj. Każda pokazuje cztery surowce potrzebne do budowy i to, co robi gotowy budynek.',
  'lesson.home': 'Robotnicy wracają do domu',
  'lesson.home-text':
    'Obaj robotnicy byli w terenie i nie było już kogo wysłać. Dlatego ta tura poszła na odzyskanie obu naraz. Gdy jeden jest w domu, możesz wybrać: wysłać go czy odzyskać drugiego.',
  'lesson.gather': 'Zbieraj',
  'lesson.gather-text':
    'Twój zamiar: „{plan}”. Brakuje ci jeszcze {missing}. Pierwszy budynek każdej dzielnicy daje swój surowiec za darmo, a ty wszędzie możesz zajrzeć.',
  'lesson.gather-done': 'O krok bliżej.',
  'lesson.bump': 'Nikt ci nie zastąpi drogi',
  'lesson.bump-text':
    '{who} ma robotnika w budynku, którego potrzebujesz. Idź tam mimo to: tamten robotnik drepcze do domu, a ty używasz budynku. Jest jeden haczyk: {who} oszczędza dzięki temu turę.',
  'lesson.bump-done': 'Robotnik poszedł do domu, a ty masz, czego trzeba.',
  'lesson.build': 'Buduj',
  'lesson.build-text':
    'Masz już wszystko. Wyślij robotnika do Sterowca: 3 chorągiewki i cztery surowce z karty za 5 punktów i nowy budynek.',
  'lesson.build-done': 'Stoi! Pięć punktów i własny dach.',
  'lesson.plot': 'Na zawsze',
  'lesson.plot-text':
    'Dobra jest każda pusta działka twojej dzielnicy. Nie śpiesz się: w kampanii budynek zostaje tam na zawsze.',
  'lesson.sticker': 'Twój pierwszy budynek',
  'lesson.sticker-text':
    'Od teraz mogą go używać wszyscy. Jeśli na jego karcie jest skrzynia, karta zostaje u ciebie: za 4 monety i 2 chorągiewki Kamień Dzielnicowy ją otworzy i przyniesie następne budynki. Tak rośnie osada.',
  'lesson.objectives': 'Cele',
  'lesson.objectives-text':
    'Trzy cele dla wszystkich. Gdy któryś spełnisz, Trybuna zamieni go w 5 punktów za 1 chorągiewkę. Pod każdym widać, ile ci brakuje.',
  'lesson.spare': 'Coś na zbyciu',
  'lesson.spare-text':
    'Teraz szybkie punkty w Porcie w chmurach. Przyjmuje towary, więc zdobądź coś, czego nie potrzebuje twój następny budynek. Zaznaczyłam, gdzie.',
  'lesson.deliver': 'Dostarcz towary',
  'lesson.deliver-text':
    'Masz towary na zbyciu. Zanieś je do Portu w chmurach: oddajesz je, wbijasz chorągiewkę w tabelę eksportu i bierzesz 3 punkty.',
  'lesson.deliver-done': 'Dostarczone! Punkty są już na tarczy. Uprzejmie dziękuję.',
  'lesson.space': 'Tabela eksportu',
  'lesson.space-text':
    'Po jednym wierszu na surowce, monety i karty. Liczba mówi, ile oddajesz, a na każdym polu mieści się tylko jedna chorągiewka. Znaki nad niektórymi kolumnami to premia. Zaznaczyłam to, co możesz zapłacić bez szkody dla planów budowy.',
  'lesson.hand-in': 'Co oddać',
  'lesson.hand-in-text': 'Oddaj to, bez czego twój następny budynek się obejdzie.',
  'lesson.reputation': 'Reputacja',
  'lesson.reputation-text':
    'Chcesz wbić chorągiewkę na molo? Na koniec dnia najwięcej chorągiewek daje tam 10 punktów, drugie miejsce 7, trzecie 4. We dwoje wystarczy jedna więcej, niż ma {who}.',
  'lesson.reputation-done': 'Robi się o tobie głośno.',
  'lesson.score': 'Zrealizuj cel',
  'lesson.score-text':
    'Spełniasz cel. Ruszaj na Trybunę: 1 chorągiewka, 5 punktów, a słońce przesuwa się dalej.',
  'lesson.score-done': 'Pięć punktów i nikt ich już nie odbierze.',
  'lesson.alone': 'Znasz już osadę',
  'lesson.alone-text':
    'Zostały dwa miejsca: Skarbiec zamienia surowiec w monetę, a Rynek surowiec i monetę w odkrytą kartę. Wszystko, co niedostępne, mówi dlaczego. Nie wiesz, co dalej? Wybierz pod pytaniem „Co by tu zrobić?” albo naciśnij I.',
  'lesson.evening': 'Zbliża się wieczór',
  'lesson.evening-text':
    'Do klepsydry już niedaleko. Niewykorzystane towary i monety nic nie dają, więc zamieniaj je w punkty, póki można. To samo dotyczy chorągiewek.',
  'lesson.last-round': 'Ostatnia runda',
  'lesson.last-round-text':
    'Słońce stoi na klepsydrze. Wszyscy zagrają tyle samo tur i koniec gry. Zdobądź tyle punktów, ile się da.',
  'lesson.stars': 'Coś, co zostaje',
  'lesson.stars-text':
    'Za każde dziesięć punktów stawiasz gwiazdkę, w którym rzędzie chcesz. Pełny rząd daje ci odtąd swoją premię w każdej grze. Zacznij od tego, który sprawi ci najwięcej radości.',
  'lesson.stars-done': 'Dobrze postawiona.',

  'learn.village': 'Twoja dzielnica',
  'learn.village-text':
    'Wokół Centrum osady leży sześć dzielnic, a jedna należy do ciebie. Zaczyna od jednego budynku i pięciu pustych działek. Przez dwanaście gier je zapełniasz, a co zbudujesz, to zostaje.',
  'learn.turn': 'Twoja tura',
  'learn.turn-text':
    'Masz dwóch robotników. W swojej turze wysyłasz jednego do budynku: płacisz to, co na szyldzie jest na lewo od strzałki, i bierzesz to, co na prawo. Albo odzyskujesz wszystkich robotników. Wolno ci używać każdego budynku w osadzie, nie tylko własnych.',
  'learn.bump': 'Nikt ci nie zastąpi drogi',
  'learn.bump-text':
    'Jeśli w budynku jest już robotnik, i tak możesz tam pójść. Tamten wraca do domu, co oszczędza jego właścicielowi turę. Pomyśl więc, kogo odsyłasz.',
  'learn.resources': 'Towary',
  'learn.resources-text':
    'Każda dzielnica jest bogata w jeden z sześciu surowców, a jej pierwszy budynek daje go za darmo. Przydadzą ci się też inne, a do tego monety, więc będziesz odwiedzać sąsiadów.',
  'learn.influence': 'Wpływ',
  'learn.influence-text':
    'Masz dwanaście znaczników wpływu na całą grę. Najlepsze rzeczy je kosztują, a umieszczony znacznik zostaje na miejscu. Wydawaj je tam, gdzie przynoszą najwięcej punktów.',
  'learn.commons': 'Centrum osady',
  'learn.commons-text':
    'Budynki pośrodku dają punkty: wznieś budynek z karty na swojej działce, otwórz skrzynię budynku, zrealizuj spełniony cel, dostarcz towary. Wszystko to kosztuje wpływ.',
  'learn.progress': 'Dzień mija',
  'learn.progress-text':
    'Budowa, otwarcie skrzyni i zrealizowanie celu przesuwają słońce o jedno pole. Niektóre pola pozwalają umieścić znacznik wpływu na torze reputacji, która daje punkty na końcu.',
  'learn.end': 'Wieczór',
  'learn.end-text':
    'Gdy słońce dotrze do klepsydry, dogrywacie rundę i gra się kończy. Wygrywa ten, kto ma najwięcej punktów. Potem osadę pakuje się tak, jak stoi, a następna gra zaczyna się właśnie w niej.',
}
