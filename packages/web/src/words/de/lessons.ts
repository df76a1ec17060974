import type { lessonWords as english } from '../en/lessons.ts'

export const lessonWords: Readonly<Record<keyof typeof english, string>> = {
  'learn.lead':
    'Du spielst gegen einen freundlichen Nachbarn, mit einer Ratgeberin an deiner Seite. Vorher musst du nichts lesen.',
  'learn.short': 'Die Zehn-Minuten-Lektion',
  'learn.short-text':
    'Ein kurzer Tag im Dorf: Arbeiter einsetzen, eine Kiste öffnen, das erste Gebäude errichten. Etwa {minutes} Minuten, {rounds} Runden.',
  'learn.full': 'Die ganze erste Partie',
  'learn.full-text':
    'Mit Geschichte, und der Anfang einer Kampagne, die du weiterspielen kannst. Etwa {minutes} Minuten, {rounds} Runden.',
  'learn.start-short': 'Lektion beginnen',
  'learn.start-full': 'Erste Partie beginnen',
  'learn.resume': 'Weitermachen, wo du warst',
  'learn.again': 'Oder neu beginnen',
  'learn.again-text': 'Das Dorf aus deinen letzten Lektionen bleibt in deiner Liste.',
  'learn.done-of': '{done} von {all} Lektionen geschafft',
  'learn.your-name': 'Dein Name',
  'learn.read': 'Lieber nachlesen?',
  'learn.read-lead': 'Acht kurze Kapitel, falls du die Regeln gern vorher kennst.',
  'learn.chapters': 'Kapitel',
  'learn.campaign': 'Kampagne ohne Lektionen beginnen',

  'coach.title': 'Deine Ratgeberin',
  'coach.lesson': 'Lektion {place} von {all}',
  'coach.next': 'Weiter',
  'coach.silence': 'Ohne Ratgeberin weiterspielen',
  'coach.small': 'Einklappen',
  'coach.large': 'Weiterlesen',
  'coach.waits': '{who} überlegt. Behalte das Dorf im Auge.',
  'coach.turn': 'Du bist am Zug: Geh, wohin du magst.',
  'coach.question': 'Deine Entscheidung.',
  'coach.own-way': 'Also auf deine Art. So etwas gefällt mir. Mal sehen, wohin es führt.',
  'coach.suggests': 'Ich nähme, was ich eingekreist habe. Aber alles, was leuchtet, steht dir offen.',
  'coach.suggests-answer': 'Ich nähme, was ich eingekreist habe. Aber das entscheidest du.',
  'coach.advised': 'Die Zahlen gehören zum Rat des Bots. Sobald du ihn schließt, mache ich weiter.',
  'coach.free': 'Ganz wie du magst.',
  'coach.new-rule': 'Neue Regel',
  'coach.tell': 'Erzähl mal',
  'coach.not-now': 'Nein, danke',
  'coach.thanks': 'Danke',
  'coach.no-rules': 'Keine Lektionen zu neuen Regeln mehr',
  'coach.graduate': 'Das war deine erste Partie',
  'coach.graduate-text':
    'Du kannst es jetzt, ich hab’s gesehen. Die Balken zeigen, woher jeder Punkt kam. Pack ein: Das Dorf bleibt genau so, wie du es gebaut hast.',
  'coach.guidepost-text':
    'Vor der nächsten Partie wird ein Wegweiser aufgestellt. Er setzt ein Ziel für diese eine Partie. Erreichst du es, verdienst du Ruhm und darfst vielleicht mitbestimmen, wie die Geschichte weitergeht. Bleib in diesem Dorf oder gründe eines mit deinen Freunden.',
  'coach.graduate-short': 'Das war das Dorf in zehn Minuten',
  'coach.graduate-short-text':
    'Arbeiter, Kisten, Dächer: Du weißt jetzt, wie ein Dorf läuft. Eine ganze Partie ist mehr davon, nur mit einem längeren Tag. Und in einer Kampagne bleibt alles, was du baust, zwölf Partien lang stehen. Lust auf das Ganze?',
  'coach.to-full': 'Die ganze erste Partie spielen',
  'coach.to-campaign': 'Kampagne beginnen',

  'goal.build-now': 'Für „{plan}“ hast du alles beisammen. Der Zeppelin wartet!',
  'goal.build': 'Für „{plan}“ brauchst du noch {missing}. Das gibt es hier: {places}.',
  'goal.open-now': 'Die Kiste von „{building}“ kannst du dir leisten: auf zum Charterstone.',
  'goal.open':
    'Für die Kiste von „{building}“ brauchst du noch {missing}. Das Schatzamt macht aus Rohstoffen Münzen.',
  'goal.score-now': 'Du erfüllst „{objective}“: Die Tribüne zahlt dafür 5 Punkte.',
  'goal.score':
    'Zum Ziel „{objective}“ {count, plural, one {fehlt dir noch 1} other {fehlen dir noch #}}. Das wären 5 Punkte auf der Tribüne.',
  'goal.deliver': 'Du hast Waren übrig: Im Wolkenhafen werden daraus Punkte.',
  'goal.find-plan':
    'Du hast keine Gebäudekarte mehr. Der Markt verkauft, was offen liegt, für einen Rohstoff und eine Münze.',
  'goal.no-flags':
    'Deine Fähnchen sind alle gesetzt, darum rückt die Sonne mit jedem deiner Züge weiter. Bring den Tag gut zu Ende.',

  'lesson.goal': 'Wer die meisten Punkte hat, gewinnt',
  'lesson.goal-text':
    'Willkommen im Tal! Du und {who} seid Nachbarn, und beide wollt ihr den schönsten Winkel des Dorfes bauen. Wer am Ende die meisten Siegpunkte hat, gewinnt; dieser Schild zählt deine. Punkte bekommst du fürs Bauen, für geöffnete Kisten, erfüllte Ziele und gelieferte Waren.',
  'lesson.name': 'Wer du bist',
  'lesson.name-text':
    'Das ist die Gründerfigur deines Charters. Gib ihr einen Namen oder lass ihr den, der auf der Karte steht.',
  'lesson.name-done': 'Sehr erfreut.',
  'lesson.village': 'Dein Charter',
  'lesson.village-text':
    'Diese sechs Bauplätze sind dein Charter. Ein Gebäude steht schon, fünf Plätze warten. In einer Kampagne bleibt bis zur letzten Partie stehen, was du hier baust. Das Zentrum in der Mitte gehört euch allen. Und benutzen darfst du jedes Gebäude, das du siehst, auch das deines Nachbarn.',
  'lesson.place': 'Einen Arbeiter einsetzen',
  'lesson.place-text':
    'In deinem Zug schickst du einen deiner zwei Arbeiter zu einem Gebäude. Links vom Pfeil steht der Preis, rechts davon, was du bekommst. Dein erstes Gebäude kostet nichts und gibt dir einen Kürbis. Nur zu: Es leuchtet.',
  'lesson.place-done': 'Da ist er: ein Kürbis, aufs Haus.',
  'lesson.supply': 'Was du hast',
  'lesson.supply-text':
    'Hier siehst du deine Münzen, deine Rohstoffe und die Arbeiter, die noch daheim sind. Auch alles, was {who} besitzt, liegt offen: unter Nachbarn keine Geheimnisse. „Seit deinem letzten Zug“ unter dem Dorf erzählt, was du verpasst hast.',
  'lesson.crate': 'Eine Kiste öffnen',
  'lesson.crate-text':
    'Du hast die Karte deines ersten Gebäudes, und darauf ist eine Kiste. Der Charterstone öffnet sie: 4 Münzen und 2 Einfluss-Fähnchen für 5 Punkte und alles, was darin ist. Du hast genau so viel.',
  'lesson.crate-done': 'Fünf Punkte, und alles aus der Kiste gehört dir.',
  'lesson.open': 'Das ist sie',
  'lesson.open-text': 'Deine Kiste. Einmal offen, geht sie nie wieder zu. Brich das Siegel!',
  'lesson.sun': 'Der Tag vergeht',
  'lesson.sun-text':
    'Eine geöffnete Kiste rückt die Sonne ein Feld weiter. Das tun auch Bauen und das Werten eines Ziels. Steht sie auf der Sanduhr, spielt ihr die Runde noch zu Ende, dann ist der Tag vorbei. Ihr zwei bestimmt also, wie lang er ist.',
  'lesson.influence': 'Zwölf Fähnchen',
  'lesson.influence-text':
    'Diese Fähnchen sind dein Einfluss: zwölf für die ganze Partie. Was viele Punkte bringt, kostet ein paar davon, und ein gestecktes Fähnchen bleibt stecken. Gehen sie dir aus, eilt die Sonne mit jedem deiner Züge weiter.',
  'lesson.plans': 'Gebäudekarten',
  'lesson.plans-text':
    'In der Kiste lagen Gebäudekarten; sieh sie dir hier an. Jede zeigt die vier Rohstoffe, die der Bau verlangt, und was das fertige Gebäude tut.',
  'lesson.home': 'Arbeiter kommen heim',
  'lesson.home-text':
    'Beide Arbeiter waren unterwegs, und niemand war mehr da, den du schicken konntest. Darum ging dieser Zug dafür drauf, beide auf einmal heimzuholen. Ist noch einer daheim, hast du die Wahl: ihn losschicken oder den anderen zurückholen.',
  'lesson.gather': 'Sammeln',
  'lesson.gather-text':
    'Dein Vorhaben: „{plan}“. Dir fehlt noch: {missing}. Das erste Gebäude jedes Charters gibt seinen Rohstoff umsonst, und du bist überall willkommen.',
  'lesson.gather-done': 'Einen Schritt näher.',
  'lesson.bump': 'Niemand steht dir im Weg',
  'lesson.bump-text':
    '{who} hat einen Arbeiter auf einem Gebäude, das du brauchst. Geh trotzdem hin: Der andere trottet heim, und du benutzt das Gebäude. Einen Haken gibt es: {who} spart dadurch einen Zug.',
  'lesson.bump-done': 'Ab nach Hause mit ihm, und du hast, was du wolltest.',
  'lesson.build': 'Bauen',
  'lesson.build-text':
    'Du hast alles beisammen. Schick einen Arbeiter zum Zeppelin: 3 Fähnchen und die vier Rohstoffe der Karte für 5 Punkte und ein neues Gebäude.',
  'lesson.build-done': 'Es steht! Fünf Punkte und ein eigenes Dach.',
  'lesson.plot': 'Für immer',
  'lesson.plot-text':
    'Jeder leere Bauplatz deines Charters ist recht. Lass dir Zeit: In einer Kampagne bleibt das Gebäude für immer dort.',
  'lesson.sticker': 'Dein erster Bau',
  'lesson.sticker-text':
    'Von jetzt an dürfen ihn alle benutzen. Ist auf seiner Karte eine Kiste, behältst du die Karte: Für 4 Münzen und 2 Fähnchen öffnet der Charterstone sie und bringt die nächsten Gebäude. So wächst ein Dorf.',
  'lesson.objectives': 'Ziele',
  'lesson.objectives-text':
    'Drei Ziele für alle. Erfüllst du eines, macht die Tribüne daraus 5 Punkte für 1 Fähnchen. Unter jedem siehst du, wie nah du dran bist.',
  'lesson.spare': 'Etwas übrig haben',
  'lesson.spare-text':
    'Als Nächstes: schnelle Punkte im Wolkenhafen. Er nimmt Waren, also hol etwas, das du für deinen nächsten Bau nicht brauchst. Ich habe eingekreist, wo.',
  'lesson.deliver': 'Waren liefern',
  'lesson.deliver-text':
    'Du hast Waren übrig. Bring sie zum Wolkenhafen: abgeben, ein Fähnchen auf die Abgabentabelle stecken, 3 Punkte einstreichen.',
  'lesson.deliver-done': 'Geliefert! Die Punkte stehen auf deinem Schild. Besten Dank.',
  'lesson.space': 'Die Abgabentabelle',
  'lesson.space-text':
    'Je eine Zeile für Rohstoffe, Münzen und Karten. Die Zahl sagt, wie viele du abgibst, und auf jedes Feld passt nur ein Fähnchen. Die Zeichen über manchen Spalten sind ein Bonus. Eingekreist ist, was du bezahlen kannst, ohne deine Baupläne anzurühren.',
  'lesson.hand-in': 'Was du abgibst',
  'lesson.hand-in-text': 'Gib ihnen, was dein nächster Bau entbehren kann.',
  'lesson.reputation': 'Ansehen',
  'lesson.reputation-text':
    'Möchtest du ein Fähnchen auf den Steg stecken? Am Ende des Tages sind die meisten dort 10 Punkte wert, die zweitmeisten 7, dann 4. Zu zweit reicht eines mehr, als {who} hat.',
  'lesson.reputation-done': 'Dein Name spricht sich herum.',
  'lesson.score': 'Werten',
  'lesson.score-text':
    'Du erfüllst ein Ziel. Auf zur Tribüne: 1 Fähnchen, 5 Punkte, und die Sonne rückt weiter.',
  'lesson.score-done': 'Fünf Punkte, sicher eingesackt.',
  'lesson.alone': 'Nun kennst du das Dorf',
  'lesson.alone-text':
    'Zwei fehlen dir noch: Das Schatzamt macht aus einem Rohstoff eine Münze, der Markt aus Rohstoff und Münze eine offene Karte. Bei allem, was gerade nicht geht, steht, warum. Ratlos? „Was würdest du tun?“ unter der Frage hilft weiter, oder die Taste I.',
  'lesson.evening': 'Es wird Abend',
  'lesson.evening-text':
    'Zur Sanduhr ist es nicht mehr weit. Übrige Waren und Münzen bringen keine Punkte, also mach welche daraus, solange es geht. Für Fähnchen gilt dasselbe.',
  'lesson.last-round': 'Die letzte Runde',
  'lesson.last-round-text':
    'Die Sonne steht auf der Sanduhr. Alle kommen gleich oft dran, dann ist die Partie aus. Schnapp dir jeden Punkt, den du kriegen kannst.',
  'lesson.stars': 'Etwas, das bleibt',
  'lesson.stars-text':
    'Für je zehn Punkte setzt du einen Stern, in welche Reihe du magst. Eine volle Reihe bringt dir ihren Bonus von da an in jeder Partie. Fang mit der an, die dir am meisten Freude macht.',
  'lesson.stars-done': 'Gut gesetzt.',

  'learn.village': 'Dein Charter',
  'learn.village-text':
    'Sechs Charter liegen rund um das Zentrum, und eines gehört dir. Es beginnt mit einem Gebäude und fünf leeren Bauplätzen. In zwölf Partien füllst du sie, und was du baust, bleibt.',
  'learn.turn': 'Dein Zug',
  'learn.turn-text':
    'Du hast zwei Arbeiter. In deinem Zug schickst du einen zu einem Gebäude: Bezahl, was auf seinem Schild links vom Pfeil steht, und nimm, was rechts steht. Oder hol alle deine Arbeiter heim. Du darfst jedes Gebäude im Dorf benutzen, nicht nur deine eigenen.',
  'learn.bump': 'Niemand steht dir im Weg',
  'learn.bump-text':
    'Steht auf einem Gebäude schon ein Arbeiter, gehst du trotzdem hin. Der andere kehrt heim, und das spart seinem Besitzer einen Zug. Überleg also, wen du zurückschickst.',
  'learn.resources': 'Waren',
  'learn.resources-text':
    'Jedes Charter ist reich an einem von sechs Rohstoffen, und sein erstes Gebäude gibt einen davon umsonst. Du brauchst auch andere, dazu Münzen, und deshalb besuchst du deine Nachbarn.',
  'learn.influence': 'Einfluss',
  'learn.influence-text':
    'Du hast zwölf Einflussmarker für eine ganze Partie. Die besten Dinge kosten welche, und ein gelegter Marker bleibt liegen. Gib sie dort aus, wo sie die meisten Punkte bringen.',
  'learn.commons': 'Das Zentrum',
  'learn.commons-text':
    'Die Gebäude in der Mitte bringen Punkte: Bau eine Karte, die du hast, auf einen deiner Plätze, öffne die Kiste eines Gebäudes, werte ein Ziel, das du erfüllst, liefere Waren ab. Das alles kostet Einfluss.',
  'learn.progress': 'Der Tag vergeht',
  'learn.progress-text':
    'Bauen, eine Kiste öffnen oder ein Ziel werten rückt die Sonne ein Feld weiter. Manche Felder lassen dich Einfluss für Ansehen einsetzen, das am Ende Punkte bringt.',
  'learn.end': 'Der Abend',
  'learn.end-text':
    'Erreicht die Sonne die Sanduhr, spielt ihr die Runde zu Ende, und die Partie ist vorbei. Wer die meisten Punkte hat, gewinnt. Dann wird das Dorf eingepackt, wie es steht, und die nächste Partie beginnt darin.',
}
