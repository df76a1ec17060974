import type { shellWords as english } from '../en/shell.ts'

export const shellWords: Readonly<Record<keyof typeof english, string>> = {
  'shell.home': 'Strona główna',
  'shell.back': 'Wstecz',
  'shell.close': 'Zamknij',
  'shell.cancel': 'Anuluj',
  'shell.loading': 'Rozkładamy planszę …',
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
  'lost.text': 'Ten adres prowadzi donikąd. Może przesunięto drogę.',
  'missing.title': 'Tej osady nie ma na tym urządzeniu',
  'missing.text':
    'Kampanie są przechowywane w przeglądarce, w której się je rozgrywa. Zapisany plik możesz wczytać na stronie głównej.',
  'mishap.title': 'Obraz spadł ze ściany',
  'mishap.text':
    'Coś na tej stronie poszło nie tak. Gra jest bezpieczna: każda odpowiedź została zapisana, zanim się pojawiła. Spróbuj jeszcze raz albo wczytaj stronę ponownie i graj dalej od tego miejsca.',
  'mishap.retry': 'Spróbuj ponownie',
  'mishap.reload': 'Wczytaj stronę ponownie',
  'mishap.details': 'Co się stało',

  'elsewhere.text': 'Ta kampania jest rozgrywana w innej karcie. Tutaj tylko się przyglądasz.',
  'elsewhere.take': 'Graj tutaj',
  'full.text':
    'Pamięć tej przeglądarki jest pełna: ostatnie odpowiedzi nie zostały zapisane. Zapisz kampanię do pliku.',
  'unsaved.text': 'Nie udało się zapisać ostatnich odpowiedzi. Na wszelki wypadek zapisz kampanię do pliku.',
  'stuck.text': 'Brak odpowiedzi ({name}).',
  'stuck.wake': 'Zapytaj jeszcze raz',
  'revised.text':
    'Zasady zostały poprawione: to, co już rozegrano, pozostaje w mocy, a odtąd obowiązują nowe zasady; wcześniejszych odpowiedzi nie można już cofnąć.',
  'revised.seen': 'Rozumiem',
  'hand-over.title': 'Ekran przejmuje {name}',
  'hand-over.text': 'To, co teraz nastąpi, może zobaczyć tylko {name}.',
  'hand-over.take': 'Tu {name}',

  'keys.undo': 'cofnij ostatnią odpowiedź',
  'keys.next': 'następna możliwość',
  'keys.previous': 'poprzednia możliwość',
  'keys.choose': 'wybierz',
  'keys.numbers': 'wybierz jeden z pierwszych dziewięciu przycisków',
  'keys.closed': 'czego nie można zrobić i dlaczego',
  'keys.table': 'stół',
  'keys.chronicle': 'Kronika',
  'keys.log': 'dziennik',
  'keys.chest': 'kufer',
  'keys.campaign': 'kampania',
  'keys.hint': 'co by tu zrobić?',
  'keys.text-view': 'stół jako tekst',
  'keys.names': 'nazwy budynków',
  'keys.skip': 'pomiń to, co jest pokazywane',
}
