import type { shellWords as english } from '../en/shell.ts'

export const shellWords: Readonly<Record<keyof typeof english, string>> = {
  'shell.home': 'Strona główna',
  'shell.back': 'Wstecz',
  'shell.close': 'Zamknij',
  'shell.cancel': 'Anuluj',
  'shell.loading': 'Rozkładamy planszę…',
  'shell.export': 'Zapisz do pliku',
  'shell.language': 'Język',
  'shell.skip': 'Przejdź do treści',
  'shell.update': 'Nowa wersja jest gotowa.',
  'shell.update-now': 'Wczytaj ponownie',

  'book.chronicle': 'Kronika',
  'book.chest': 'Kufer',
  'book.archive': 'Archiwum',
  'book.log': 'Dziennik',
  'book.campaign': 'Kampania',
  'book.learn': 'Nauka gry',

  'lost.title': 'Tu jeszcze nic nie stoi',
  'lost.text': 'Ta strona nie istnieje. Może przesunięto drogę.',
  'missing.title': 'Tej osady nie ma na tym urządzeniu',
  'missing.text':
    'Kampanie są zapisane w przeglądarce, w której w nie grasz. Zapisany plik możesz otworzyć na stronie głównej.',
  'mishap.title': 'Coś poszło nie tak',
  'mishap.text':
    'Twoja gra jest bezpieczna: każdy ruch jest zapisywany, zanim go zobaczysz. Spróbuj jeszcze raz albo wczytaj stronę ponownie i graj dalej od tego miejsca.',
  'mishap.retry': 'Spróbuj ponownie',
  'mishap.reload': 'Wczytaj stronę ponownie',
  'mishap.details': 'Szczegóły',

  'elsewhere.text': 'Ta kampania jest otwarta w innej karcie. Tutaj możesz tylko oglądać.',
  'elsewhere.take': 'Graj tutaj',
  'full.text':
    'Pamięć tej przeglądarki jest pełna: ostatnie ruchy nie zostały zapisane. Zapisz kampanię do pliku.',
  'unsaved.text': 'Nie udało się zapisać ostatnich ruchów. Na wszelki wypadek zapisz kampanię do pliku.',
  'stuck.text': '{name} nie odpowiada.',
  'stuck.wake': 'Spróbuj ponownie',
  'revised.text':
    'Zasady zostały poprawione. To, co już rozegrano, pozostaje w mocy, a odtąd obowiązują nowe zasady. Wcześniejszych kroków nie można już cofnąć.',
  'revised.seen': 'Rozumiem',
  'hand-over.title': 'Przekaż ekran: {name}',
  'hand-over.text': 'To, co teraz nastąpi, może zobaczyć tylko {name}.',
  'hand-over.take': 'Tu {name}',

  'keys.undo': 'cofnij ostatni krok',
  'keys.next': 'następna możliwość',
  'keys.previous': 'poprzednia możliwość',
  'keys.choose': 'wybierz',
  'keys.numbers': 'naciśnij jeden z pierwszych dziewięciu przycisków',
  'keys.closed': 'czego nie można zrobić i dlaczego',
  'keys.table': 'stół',
  'keys.chronicle': 'Kronika',
  'keys.log': 'dziennik',
  'keys.chest': 'kufer',
  'keys.campaign': 'kampania',
  'keys.hint': 'co by tu zrobić?',
  'keys.text-view': 'stół jako tekst',
  'keys.names': 'nazwy budynków',
  'keys.mute': 'włącz lub wyłącz dźwięk',
  'keys.skip': 'pomiń scenę',
}
