import type { lessonWords as english } from '../en/lessons.ts'

export const lessonWords: Readonly<Record<keyof typeof english, string>> = {
  'learn.lead':
    'Prawdziwa pierwsza gra z łagodnym sąsiadem i z nauczycielem u boku. Około dziesięciu minut i nic do czytania na zapas.',
  'learn.start': 'Zagraj pierwszą grę z nauczycielem',
  'learn.resume': 'Wróć do lekcji',
  'learn.again': 'Zacznij od nowa',
  'learn.again-text': 'Osada z ostatnich lekcji zostaje na twojej liście.',
  'learn.done-of': 'Ukończone lekcje: {done} z {all}',
  'learn.your-name': 'Twoje imię',
  'learn.read': 'Albo przeczytaj',
  'learn.read-lead': 'Osiem krótkich rozdziałów, jeśli wolisz najpierw poznać zasady.',
  'learn.chapters': 'Rozdziały',
  'learn.campaign': 'Zacznij kampanię bez lekcji',

  'coach.title': 'Nauczyciel',
  'coach.lesson': 'Lekcja {place} z {all}',
  'coach.next': 'Dalej',
  'coach.silence': 'Graj dalej bez nauczyciela',
  'coach.small': 'Zmniejsz okno nauczyciela',
  'coach.large': 'Czytaj dalej',
  'coach.waits': 'Teraz gra {who}. Zobacz, co się dzieje.',
  'coach.yours': 'Twoja kolej. Rób, co chcesz; odezwę się, gdy pojawi się coś nowego.',
  'coach.own-way': 'Inna droga, i to dobra: złych ruchów tu nie ma. Idźmy dalej od tego miejsca.',
  'coach.suggests': 'Ja wybieram to, co w kółku. Każdy inny wybór też jest dozwolony.',
  'coach.free': 'Wybierz, co wolisz.',
  'coach.graduate': 'Pierwsza gra za tobą',
  'coach.graduate-text':
    'Umiesz już grać. Paski pokazują, skąd wziął się każdy punkt. Potem trzeba się spakować: osada zostaje dokładnie taka, jak została zbudowana.',
  'coach.guidepost-text':
    'Przed następną grą pojawią się wytyczne. Wyznaczają cel na tę jedną grę; kto go osiągnie, zdobywa chwałę i może zdecydować, jak potoczy się opowieść. Graj dalej w tej osadzie albo załóż nową z przyjaciółmi.',

  'lesson.goal': 'Wygrywa najwięcej punktów',
  'lesson.goal-text':
    'Witaj w dolinie. {who} to twój sąsiad; będziecie tu budować przez dwanaście gier. W każdej wygrywa najwięcej punktów zwycięstwa; twoje liczy ta tarcza. Punkty dają budowle, otwarte skrzynie, osiągnięte cele i dostarczone towary.',
  'lesson.name': 'Kim jesteś',
  'lesson.name-text':
    'Oto postać, która zakłada twoją dzielnicę. Nadaj jej imię albo zostaw to, z którym przyszła.',
  'lesson.name-done': 'Bardzo mi miło.',
  'lesson.village': 'Twoja dzielnica',
  'lesson.village-text':
    'Te sześć działek to twoja dzielnica. Jeden budynek już stoi, pięć działek czeka. Co tu zbudujesz, zostanie do ostatniej gry. Pośrodku doliny leży centrum, które należy do wszystkich. A używać możesz każdego budynku, który widzisz, także sąsiada.',
  'lesson.place': 'Postaw robotnika',
  'lesson.place-text':
    'W swojej turze stawiasz na budynku jednego z dwóch robotników. Co na szyldzie stoi na lewo od strzałki, to płacisz; co na prawo, to twoje. Twój pierwszy budynek nic nie kosztuje i daje dynię. Wybierz go: świeci się.',
  'lesson.place-done': 'Jest: jedna dynia, zupełnie za darmo.',
  'lesson.supply': 'Co masz',
  'lesson.supply-text':
    'Tu widać twoje monety i surowce oraz robotników, którzy są jeszcze w domu. Widzisz też wszystko, co ma {who}: nic nie jest ukryte. „Od twojej ostatniej tury” pod osadą mówi, co zrobili inni.',
  'lesson.crate': 'Otwórz skrzynię',
  'lesson.crate-text':
    'Masz kartę swojego pierwszego budynku, a na niej skrzynię. Otworzysz ją przy Kamieniu Dzielnicowym: 4 monety i 2 znaczniki wpływu za 5 punktów i wszystko, co jest w środku. Masz dokładnie tyle.',
  'lesson.crate-done': 'Pięć punktów i coś nowego dla osady. Co było w skrzyni, jest twoje.',
  'lesson.sun': 'Dzień mija',
  'lesson.sun-text':
    'Otwarta skrzynia przesunęła słońce o jedno pole. Tak samo działa budowa i zapunktowanie celu. Gdy słońce stanie na klepsydrze, kończy się runda i cała gra. To wy decydujecie, jak długi jest dzień.',
  'lesson.influence': 'Dwanaście chorągiewek',
  'lesson.influence-text':
    'Te chorągiewki to twój wpływ: dwanaście na całą grę. Co daje dużo punktów, kosztuje wpływ, a co położone, to zostaje. Komu go zabraknie, temu słońce wędruje szybciej.',
  'lesson.plans': 'Karty budynków',
  'lesson.plans-text':
    'W skrzyni były dwie karty budynków; tu możesz je obejrzeć. Każda pokazuje cztery surowce potrzebne do budowy i to, co robi gotowy budynek.',
  'lesson.home': 'Robotnicy wracają do domu',
  'lesson.home-text':
    'Gdy obaj robotnicy są w terenie, nie ma już kogo postawić. Dlatego jedna tura minęła na wezwaniu obu naraz do domu. Gdy jeden jest w domu, wybierasz: postawić go czy wezwać drugiego.',
  'lesson.gather': 'Zbieraj',
  'lesson.gather-text':
    'Twój zamiar: {plan}. Brakuje jeszcze: {missing}. Pierwszy budynek każdej dzielnicy daje jej surowiec za darmo, a tobie wolno chodzić do wszystkich.',
  'lesson.gather-done': 'O krok bliżej.',
  'lesson.bump': 'Nikt nie stoi na drodze',
  'lesson.bump-text':
    '{who} stoi na budynku, którego potrzebujesz. Idź tam mimo to: tamten robotnik wraca do domu, a ty używasz budynku. Pamiętaj tylko, że czyj robotnik wraca, ten oszczędza turę.',
  'lesson.bump-done': 'Wypchnięty. Masz, czego trzeba, a jeden robotnik jest w domu.',
  'lesson.build': 'Buduj',
  'lesson.build-text':
    'Wszystko jest. Wyślij robotnika do sterowca: 3 znaczniki wpływu i cztery surowce z karty za 5 punktów i nowy budynek.',
  'lesson.build-done': 'Teraz wybierz mu miejsce.',
  'lesson.plot': 'Na zawsze',
  'lesson.plot-text':
    'Dobra jest każda pusta działka twojej dzielnicy. Nie śpiesz się: budynek zostanie tam przez całą kampanię.',
  'lesson.plot-done': 'Naklejka na miejscu.',
  'lesson.sticker': 'Twój pierwszy budynek',
  'lesson.sticker-text':
    'Od teraz mogą go używać wszyscy. Jeśli na jego karcie jest skrzynia, karta zostaje u ciebie: za 4 monety i 2 znaczniki wpływu Kamień Dzielnicowy ją otworzy i przyniesie następne budynki. Tak rośnie osada.',
  'lesson.deliver': 'Dostarcz towary',
  'lesson.deliver-text':
    'Szybkie punkty: w Porcie w chmurach oddajesz towary i kładziesz jeden znacznik wpływu w tabeli eksportu, za 3 punkty. Na pierwsze pole wystarczy jeden surowiec.',
  'lesson.deliver-done': 'Port jest otwarty.',
  'lesson.space': 'Tabela eksportu',
  'lesson.space-text':
    'Trzy wiersze: surowce, monety, karty. Liczba mówi, ile oddajesz. Na każdym polu mieści się tylko jeden znacznik. Znaki nad niektórymi kolumnami to premia.',
  'lesson.space-done': 'Dostarczone.',
  'lesson.reputation': 'Reputacja',
  'lesson.reputation-text':
    'Możesz położyć jeden znacznik wpływu na molo. Na koniec najwięcej znaczników daje tam 10 punktów, drugie miejsce 7, trzecie 4. We dwoje wystarczy jeden więcej, niż ma {who}.',
  'lesson.reputation-done': 'Robi się o tobie głośno.',
  'lesson.objectives': 'Cele',
  'lesson.objectives-text':
    'Trzy cele dla wszystkich. Gdy tylko któryś spełnisz, Trybuna zamieni go w 5 punktów za 1 znacznik wpływu. Pod każdym stoi, jak ci idzie.',
  'lesson.score': 'Zapunktuj',
  'lesson.score-text':
    'Spełniasz cel. Idź na Trybunę: 1 znacznik wpływu, 5 punktów, a słońce przesuwa się dalej.',
  'lesson.score-done': 'Pięć punktów, zanim coś się zmieniło.',
  'lesson.alone': 'Znasz już osadę',
  'lesson.alone-text':
    'Skarbiec zamienia surowiec w monetę, a Rynek surowiec i monetę w odkrytą kartę. Wszystko, co zamknięte, mówi dlaczego. Gdy nie wiesz, co robić, zapytaj pod pytaniem „Co by tu zrobić?” albo naciśnij I.',
  'lesson.evening': 'Zbliża się wieczór',
  'lesson.evening-text':
    'Do klepsydry zostało kilka pól. Towary i monety na koniec nic nie są warte: zamieniaj je w punkty, póki można. A niewydany wpływ to wpływ zmarnowany.',
  'lesson.last-round': 'Ostatnia runda',
  'lesson.last-round-text':
    'Słońce stoi na klepsydrze. Wszyscy zagrają tyle samo tur i koniec gry. Weź najwięcej punktów, jak się da.',
  'lesson.stars': 'Coś, co zostaje',
  'lesson.stars-text':
    'Za każde dziesięć punktów stawiasz gwiazdkę, w którym rzędzie chcesz. Pełny rząd daje ci odtąd swoją premię w każdej grze. Zacznij od tego, który sprawi ci najwięcej radości.',
  'lesson.stars-done': 'Dobrze postawiona.',

  'learn.village': 'Twoja dzielnica',
  'learn.village-text':
    'Osada ma sześć dzielnic wokół centrum. Jedna z nich należy do ciebie. Zaczyna od jednego budynku i pustych działek; przez dwanaście gier je zapełniasz, a co zbudowane, to zostaje.',
  'learn.turn': 'Twoja tura',
  'learn.turn-text':
    'Masz dwóch robotników. W swojej turze stawiasz jednego na budynku, płacisz to, co po lewej stronie szyldu, i zyskujesz to, co po prawej. Albo zabierasz wszystkich swoich robotników. Wolno ci używać każdego budynku w osadzie, nie tylko własnych.',
  'learn.bump': 'Nikt nie stoi na drodze',
  'learn.bump-text':
    'Jeśli na budynku już ktoś stoi, i tak możesz tam pójść. Tamten robotnik wraca do domu, co oszczędza jego właścicielowi turę. Pomyśl więc, kogo odsyłasz.',
  'learn.resources': 'Towary',
  'learn.resources-text':
    'Każda dzielnica jest bogata w jeden z sześciu surowców. Jej pierwszy budynek daje go za darmo. Przydadzą ci się też inne, a do tego monety, więc będziesz odwiedzać sąsiadów.',
  'learn.influence': 'Wpływ',
  'learn.influence-text':
    'Masz dwanaście znaczników wpływu na całą grę. Najlepsze rzeczy je kosztują, a położony znacznik zostaje na miejscu. Wydawaj je tam, gdzie przynoszą najwięcej punktów.',
  'learn.commons': 'Centrum osady',
  'learn.commons-text':
    'Pośrodku stoją budynki, które dają punkty: zbuduj posiadaną kartę na swojej działce, otwórz skrzynię budynku, zapunktuj spełniony cel, dostarcz towary. Wszystko to kosztuje wpływ.',
  'learn.progress': 'Dzień mija',
  'learn.progress-text':
    'Kto buduje, otwiera skrzynię albo punktuje cel, przesuwa słońce o jedno pole. Niektóre pola pozwalają położyć wpływ za reputację, która punktuje na końcu.',
  'learn.end': 'Wieczór',
  'learn.end-text':
    'Gdy słońce dotrze do klepsydry, kończy się rundę i grę. Wygrywa najwięcej punktów. Potem osadę pakuje się tak, jak stoi, a następna gra zaczyna się właśnie w niej.',
}
