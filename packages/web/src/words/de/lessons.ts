import type { lessonWords as english } from '../en/lessons.ts'

export const lessonWords: Readonly<Record<keyof typeof english, string>> = {
  'learn.lead':
    'Ein echtes erstes Spiel gegen einen freundlichen Nachbarn, mit einem Lehrer an deiner Seite. Etwa zehn Minuten, und vorher ist nichts zu lesen.',
  'learn.start': 'Das erste Spiel mit Lehrer spielen',
  'learn.resume': 'Lektionen fortsetzen',
  'learn.again': 'Neu beginnen',
  'learn.again-text': 'Das Dorf aus den letzten Lektionen bleibt in deiner Liste.',
  'learn.done-of': '{done} von {all} Lektionen geschafft',
  'learn.your-name': 'Dein Name',
  'learn.read': 'Oder nachlesen',
  'learn.read-lead': 'Acht kurze Kapitel, wenn du die Regeln lieber vorher kennst.',
  'learn.chapters': 'Kapitel',
  'learn.campaign': 'Kampagne ohne Lektionen starten',

  'coach.title': 'Lehrer',
  'coach.lesson': 'Lektion {place} von {all}',
  'coach.next': 'Weiter',
  'coach.silence': 'Ohne Lehrer weiterspielen',
  'coach.small': 'Den Lehrer verkleinern',
  'coach.large': 'Weiterlesen',
  'coach.waits': '{who} ist am Zug. Sieh zu, was geschieht.',
  'coach.yours': 'Du bist am Zug. Mach, was du willst; ich melde mich, sobald etwas Neues kommt.',
  'coach.own-way':
    'Ein anderer Weg, und ein guter: Falsche Züge gibt es hier nicht. Machen wir von dort aus weiter.',
  'coach.suggests': 'Ich würde wählen, was ich umkringelt habe. Alles andere ist auch erlaubt.',
  'coach.free': 'Wähle, wie du magst.',
  'coach.graduate': 'Das war dein erstes Spiel',
  'coach.graduate-text':
    'Du kannst es jetzt. Die Balken zeigen, woher jeder Punkt kam. Danach wird eingepackt: Das Dorf bleibt genau so, wie du es gebaut hast.',
  'coach.guidepost-text':
    'Vor dem nächsten Spiel wird ein Wegweiser aufgestellt. Er setzt ein Ziel für dieses eine Spiel; wer es erreicht, verdient Ruhm und darf vielleicht bestimmen, wie die Geschichte weitergeht. Spiel in diesem Dorf weiter oder gründe eines mit deinen Freunden.',

  'lesson.goal': 'Die meisten Punkte gewinnen',
  'lesson.goal-text':
    'Willkommen im Tal. Du und {who} seid Nachbarn und baut hier zwölf Spiele lang. In jedem gewinnen die meisten Siegpunkte; deine zählt dieser Schild. Punkte bringen Bauen, Kisten öffnen, erreichte Ziele und gelieferte Waren.',
  'lesson.name': 'Wer du bist',
  'lesson.name-text':
    'Das ist die Gründerfigur deines Charters. Gib ihr einen Namen oder lass ihr den, mit dem sie gekommen ist.',
  'lesson.name-done': 'Sehr erfreut.',
  'lesson.village': 'Dein Charter',
  'lesson.village-text':
    'Diese sechs Bauplätze sind dein Charter. Ein Gebäude steht schon, fünf Plätze warten. Was du hier baust, bleibt bis zum letzten Spiel stehen. In der Mitte des Tals liegt das Zentrum, das allen gehört. Und benutzen darfst du jedes Gebäude, das du siehst, auch das deines Nachbarn.',
  'lesson.place': 'Einen Arbeiter einsetzen',
  'lesson.place-text':
    'In deinem Zug setzt du einen deiner zwei Arbeiter auf ein Gebäude. Was auf seinem Schild links vom Pfeil steht, wird bezahlt; was rechts steht, gehört dir. Dein erstes Gebäude kostet nichts und gibt einen Kürbis. Wähle es: Es leuchtet.',
  'lesson.place-done': 'Da ist er: ein Kürbis, ganz umsonst.',
  'lesson.supply': 'Was du hast',
  'lesson.supply-text':
    'Hier sind deine Münzen und Rohstoffe gezählt, dazu die Arbeiter, die noch daheim sind. Auch alles, was {who} besitzt, kannst du sehen: Verborgen ist nichts. „Seit deinem letzten Zug“ unter dem Dorf erzählt, was die anderen getan haben.',
  'lesson.crate': 'Eine Kiste öffnen',
  'lesson.crate-text':
    'Du hast die Karte deines ersten Gebäudes, und darauf ist eine Kiste. Beim Charterstone öffnest du sie: 4 Münzen und 2 Einfluss für 5 Punkte und alles, was darin ist. Du hast genau so viel.',
  'lesson.crate-done': 'Fünf Punkte und Neues für das Dorf. Was in der Kiste war, gehört dir.',
  'lesson.sun': 'Der Tag vergeht',
  'lesson.sun-text':
    'Die geöffnete Kiste hat die Sonne ein Feld weitergerückt. Das tun auch Bauen und das Werten eines Ziels. Steht sie auf der Sanduhr, wird die Runde beendet, und das Spiel ist aus. Ihr bestimmt also, wie lang der Tag ist.',
  'lesson.influence': 'Zwölf Fähnchen',
  'lesson.influence-text':
    'Diese Fähnchen sind dein Einfluss: zwölf für das ganze Spiel. Was viele Punkte bringt, kostet davon, und was liegt, bleibt liegen. Wer keinen mehr hat, lässt die Sonne schneller wandern.',
  'lesson.plans': 'Gebäudekarten',
  'lesson.plans-text':
    'In der Kiste lagen zwei Gebäudekarten; hier kannst du sie ansehen. Jede zeigt die vier Rohstoffe, die ihr Bau verlangt, und was das fertige Gebäude tut.',
  'lesson.home': 'Arbeiter kommen heim',
  'lesson.home-text':
    'Sind beide Arbeiter unterwegs, gibt es nichts mehr einzusetzen. Deshalb hast du einen Zug lang beide auf einmal heimgerufen. Ist noch einer daheim, wählst du selbst: einsetzen oder den anderen zurückholen.',
  'lesson.gather': 'Sammeln',
  'lesson.gather-text':
    'Dein Vorhaben: {plan}. Es fehlen noch: {missing}. Das erste Gebäude jedes Charters gibt seinen Rohstoff umsonst, und du darfst zu allen gehen.',
  'lesson.gather-done': 'Einen Schritt näher.',
  'lesson.bump': 'Niemand steht im Weg',
  'lesson.bump-text':
    '{who} steht auf einem Gebäude, das du brauchst. Geh trotzdem hin: Der andere Arbeiter kehrt heim, und du benutzt das Gebäude. Bedenke nur: Wessen Arbeiter heimkommt, der spart einen Zug.',
  'lesson.bump-done': 'Verdrängt. Du hast, was du wolltest, und ein Arbeiter ist daheim.',
  'lesson.build': 'Bauen',
  'lesson.build-text':
    'Alles ist beisammen. Schick einen Arbeiter zum Zeppelin: 3 Einfluss und die vier Rohstoffe der Karte für 5 Punkte und ein neues Gebäude.',
  'lesson.build-done': 'Nun wähle seinen Platz.',
  'lesson.plot': 'Für immer',
  'lesson.plot-text':
    'Jeder leere Bauplatz deines Charters ist recht. Lass dir Zeit: Das Gebäude bleibt dort die ganze Kampagne lang.',
  'lesson.plot-done': 'Der Aufkleber sitzt.',
  'lesson.sticker': 'Dein erster Bau',
  'lesson.sticker-text':
    'Von jetzt an dürfen ihn alle benutzen. Trägt seine Karte eine Kiste, behältst du die Karte: Für 4 Münzen und 2 Einfluss öffnet der Charterstone sie und bringt die nächsten Gebäude. So wächst das Dorf.',
  'lesson.deliver': 'Waren liefern',
  'lesson.deliver-text':
    'Schnelle Punkte: Im Wolkenhafen gibst du Waren ab und legst einen Einfluss auf die Abgabentabelle, für 3 Punkte. Für das erste Feld reicht ein einziger Rohstoff.',
  'lesson.deliver-done': 'Der Hafen ist offen.',
  'lesson.space': 'Die Abgabentabelle',
  'lesson.space-text':
    'Drei Zeilen: Rohstoffe, Münzen, Karten. Die Zahl sagt, wie viele du abgibst. Auf jedes Feld passt nur ein Marker. Die Zeichen über manchen Spalten sind ein Bonus.',
  'lesson.space-done': 'Geliefert.',
  'lesson.reputation': 'Ansehen',
  'lesson.reputation-text':
    'Du darfst einen Einfluss auf den Steg legen. Am Ende bringen die meisten Marker dort 10 Punkte, die zweitmeisten 7, dann 4. Zu zweit reicht ein Marker mehr als {who}.',
  'lesson.reputation-done': 'Dein Name spricht sich herum.',
  'lesson.objectives': 'Ziele',
  'lesson.objectives-text':
    'Drei Ziele für alle. Sobald du eines erfüllst, macht die Tribüne daraus 5 Punkte für 1 Einfluss. Unter jedem steht, wie weit du bist.',
  'lesson.score': 'Werten',
  'lesson.score-text':
    'Du erfüllst ein Ziel. Geh zur Tribüne: 1 Einfluss, 5 Punkte, und die Sonne rückt weiter.',
  'lesson.score-done': 'Fünf Punkte, ehe sich etwas ändern konnte.',
  'lesson.alone': 'Nun kennst du das Dorf',
  'lesson.alone-text':
    'Das Schatzamt macht aus einem Rohstoff eine Münze, der Markt aus Rohstoff und Münze eine offene Karte. Alles, was geschlossen ist, sagt dir, warum. Weißt du nicht weiter, frag unter der Frage „Was würdest du tun?“ oder drück I.',
  'lesson.evening': 'Es wird Abend',
  'lesson.evening-text':
    'Noch wenige Felder bis zur Sanduhr. Waren und Münzen sind am Ende nichts wert: Mach Punkte daraus, solange es geht. Und übriger Einfluss ist verschenkter Einfluss.',
  'lesson.last-round': 'Die letzte Runde',
  'lesson.last-round-text':
    'Die Sonne steht auf der Sanduhr. Alle kommen gleich oft dran, dann ist das Spiel aus. Nimm die meisten Punkte, die du erreichst.',
  'lesson.stars': 'Etwas, das bleibt',
  'lesson.stars-text':
    'Für je zehn Punkte setzt du einen Stern, in welche Reihe du willst. Eine volle Reihe bringt dir ihren Bonus von da an in jedem Spiel. Fang mit der an, die dir am meisten Freude macht.',
  'lesson.stars-done': 'Gut gesetzt.',

  'learn.village': 'Dein Charter',
  'learn.village-text':
    'Das Dorf hat sechs Charter rund um das Zentrum. Eines davon gehört dir. Es beginnt mit einem Gebäude und leeren Bauplätzen; in zwölf Spielen füllst du sie, und was gebaut ist, bleibt.',
  'learn.turn': 'Dein Zug',
  'learn.turn-text':
    'Du hast zwei Arbeiter. In deinem Zug setzt du einen auf ein Gebäude, bezahlst, was links auf seinem Schild steht, und erhältst, was rechts steht. Oder du nimmst alle deine Arbeiter zurück. Du darfst jedes Gebäude im Dorf benutzen, nicht nur deine eigenen.',
  'learn.bump': 'Niemand steht im Weg',
  'learn.bump-text':
    'Steht auf einem Gebäude schon jemand, gehst du trotzdem hin. Der andere Arbeiter kehrt heim, und das spart seinem Besitzer einen Zug. Überlege also, wen du zurückschickst.',
  'learn.resources': 'Waren',
  'learn.resources-text':
    'Jedes Charter ist reich an einem von sechs Rohstoffen. Sein erstes Gebäude gibt einen davon umsonst. Du wirst auch andere brauchen, dazu Münzen, und deshalb deine Nachbarn besuchen.',
  'learn.influence': 'Einfluss',
  'learn.influence-text':
    'Du hast zwölf Einfluss für ein ganzes Spiel. Die besten Dinge kosten davon, und ein gelegter Marker bleibt liegen. Gib ihn dort aus, wo er die meisten Punkte bringt.',
  'learn.commons': 'Das Zentrum',
  'learn.commons-text':
    'In der Mitte stehen die Gebäude, die Punkte bringen: Baue eine Karte, die du hast, auf einen deiner Plätze, öffne die Kiste eines Gebäudes, werte ein Ziel, das du erfüllst, liefere Waren ab. Das alles kostet Einfluss.',
  'learn.progress': 'Der Tag vergeht',
  'learn.progress-text':
    'Wer baut, eine Kiste öffnet oder ein Ziel wertet, rückt die Sonne ein Feld weiter. Manche Felder lassen dich Einfluss für Ansehen einsetzen, das am Ende Punkte bringt.',
  'learn.end': 'Der Abend',
  'learn.end-text':
    'Erreicht die Sonne die Sanduhr, wird die Runde zu Ende gespielt, und das Spiel ist vorbei. Die meisten Punkte gewinnen. Dann wird das Dorf eingepackt, wie es steht, und das nächste Spiel beginnt darin.',
}
