/** Learning to play: the guided first game, and eight chapters to read. */
export const lessonWords = {
  'learn.lead':
    'A real first game against a gentle neighbour, with a coach at your side. About ten minutes, and nothing to read beforehand.',
  'learn.start': 'Play the first game with a coach',
  'learn.resume': 'Continue the lessons',
  'learn.again': 'Start again',
  'learn.again-text': 'The village from your last lessons stays in your list.',
  'learn.done-of': '{done} of {all} lessons done',
  'learn.your-name': 'Your name',
  'learn.read': 'Or read it',
  'learn.read-lead': 'Eight short chapters, if you’d rather know the rules first.',
  'learn.chapters': 'Chapters',
  'learn.campaign': 'Start a campaign without lessons',

  'coach.title': 'Coach',
  'coach.lesson': 'Lesson {place} of {all}',
  'coach.next': 'Next',
  'coach.silence': 'Continue without the coach',
  'coach.small': 'Make the coach smaller',
  'coach.large': 'Read on',
  'coach.waits': 'It’s {who}’s turn. Watch what happens.',
  'coach.yours': 'Your turn. Do what you like; I’ll speak up when something new comes along.',
  'coach.own-way': 'Another way, and a good one: there is no wrong move here. Let us go on from there.',
  'coach.suggests': 'I would choose what I have circled. Every other choice is allowed.',
  'coach.free': 'Choose as you like.',
  'coach.graduate': 'That was your first game',
  'coach.graduate-text':
    'You know how to play. The bars show where every point came from. Then pack up: the village stays exactly as you built it.',
  'coach.guidepost-text':
    'Before the next game a guidepost goes up. It sets a goal for that one game, and whoever reaches it earns glory and may decide how the story goes on. Go on in this village, or found one with your friends.',

  'lesson.goal': 'Most points win',
  'lesson.goal-text':
    'Welcome to the valley. You and {who} are neighbours, and you both build here for twelve games. In each of them the most victory points win; yours are counted on this shield. Points come from building, opening crates, reaching objectives and delivering goods.',
  'lesson.name': 'Who you are',
  'lesson.name-text':
    'This is the founder of your charter. Give them a name, or keep the one they came with.',
  'lesson.name-done': 'Pleased to meet you.',
  'lesson.village': 'Your charter',
  'lesson.village-text':
    'These six plots are your charter. One building stands already, five plots wait. Whatever you build here stays until the last game. In the middle of the valley lie the commons, which belong to everybody. And you may use every building you see, your neighbour’s too.',
  'lesson.place': 'Place a worker',
  'lesson.place-text':
    'On your turn you place one of your two workers on a building. What stands left of the arrow on its sign is paid, what stands right of it is yours. Your first building costs nothing and gives a pumpkin. Choose it: it glows.',
  'lesson.place-done': 'There it is: one pumpkin, for nothing.',
  'lesson.supply': 'What you have',
  'lesson.supply-text':
    'Your coins and resources are counted here, and so are the workers still at home. You can see all that {who} owns as well: nothing is hidden. “Since your last turn”, below the village, tells what the others did.',
  'lesson.crate': 'Open a crate',
  'lesson.crate-text':
    'You hold the card of your first building, and a crate is drawn on it. At the Charterstone you open it: 4 coins and 2 influence, for 5 points and everything inside. You have exactly what it takes.',
  'lesson.crate-done': 'Five points, and new things for the village. What was in the crate is yours.',
  'lesson.sun': 'The day goes by',
  'lesson.sun-text':
    'Opening the crate moved the sun one space. So do building and scoring an objective. When it reaches the hourglass, the round is finished and the game ends. So you decide how long the day is.',
  'lesson.influence': 'Twelve flags',
  'lesson.influence-text':
    'These flags are your influence: twelve for the whole game. Everything that brings many points costs some, and what is placed stays where it is. Whoever runs out makes the sun move faster.',
  'lesson.plans': 'Building cards',
  'lesson.plans-text':
    'The crate held two building cards; look at them here. Each shows the four resources it takes to build it and what the finished building will do.',
  'lesson.home': 'Workers come home',
  'lesson.home-text':
    'With both workers out there is nothing left to place. So you spent a turn calling them home, both at once. With one at home you may choose: place it, or call back the other.',
  'lesson.gather': 'Gather',
  'lesson.gather-text':
    'Your aim: {plan}. Still missing: {missing}. Every charter’s first building gives its resource for nothing, and you may go to all of them.',
  'lesson.gather-done': 'One step nearer.',
  'lesson.bump': 'Nobody is in the way',
  'lesson.bump-text':
    '{who} stands on a building you want. Go there all the same: the other worker goes home, and you use the building. But think: somebody whose worker comes home saves a turn.',
  'lesson.bump-done': 'Bumped. You got what you wanted, and a worker went home.',
  'lesson.build': 'Build',
  'lesson.build-text':
    'Everything is there. Send a worker to the Zeppelin: 3 influence and the four resources on the card, for 5 points and a new building.',
  'lesson.build-done': 'Now choose its place.',
  'lesson.plot': 'For good',
  'lesson.plot-text':
    'Any empty plot of your charter will do. Take your time: the building stays there for the whole campaign.',
  'lesson.plot-done': 'The sticker is on.',
  'lesson.sticker': 'Your first building',
  'lesson.sticker-text':
    'From now on anybody may use it. If its card bears a crate, you keep that card: for 4 coins and 2 influence the Charterstone opens it and brings the next buildings. That is how the village grows.',
  'lesson.deliver': 'Deliver goods',
  'lesson.deliver-text':
    'Quick points: at the Cloud Port you hand in goods and place one influence on the quota table, for 3 points. Even a single resource is enough for the first space.',
  'lesson.deliver-done': 'The port is open.',
  'lesson.space': 'The quota table',
  'lesson.space-text':
    'Three rows: resources, coins, cards. The number says how many you hand in. Each space takes one token only. The icons above some columns are a bonus.',
  'lesson.space-done': 'Delivered.',
  'lesson.reputation': 'Reputation',
  'lesson.reputation-text':
    'You may place an influence on the pier. At the end the most tokens there bring 10 points, the next most 7, then 4. With two at the table, one token more than {who} is enough.',
  'lesson.reputation-done': 'Your name is getting about.',
  'lesson.objectives': 'Objectives',
  'lesson.objectives-text':
    'Three goals for everybody. As soon as you meet one, the Grandstand turns it into 5 points for 1 influence. Below each stands how far you have come.',
  'lesson.score': 'Score it',
  'lesson.score-text':
    'You meet an objective. Go to the Grandstand: 1 influence, 5 points, and the sun moves on.',
  'lesson.score-done': 'Five points, before anything could change.',
  'lesson.alone': 'Now you know the village',
  'lesson.alone-text':
    'The Treasury turns a resource into a coin, the Market a resource and a coin into a face-up card. Everything that is closed says why. If you are at a loss, ask “What would you do?” below the question, or press I.',
  'lesson.evening': 'Evening is coming',
  'lesson.evening-text':
    'A few more spaces to the hourglass. Goods and coins are worth nothing at the end: turn them into points while you can. And influence left over is influence wasted.',
  'lesson.last-round': 'The last round',
  'lesson.last-round-text':
    'The sun stands on the hourglass. Everybody gets the same number of turns, then the game is over. Take the most points you can reach.',
  'lesson.stars': 'Something that stays',
  'lesson.stars-text':
    'For every ten points you place a star, in whatever row you like. A full row brings you its bonus in every game from then on. Start with the row you will enjoy most.',
  'lesson.stars-done': 'Well placed.',

  'learn.village': 'Your charter',
  'learn.village-text':
    'The village has six charters round the commons. One of them is yours. It begins with one building and empty plots; over twelve games you fill them, and what is built stays.',
  'learn.turn': 'Your turn',
  'learn.turn-text':
    'You have two workers. On your turn you place one on a building, pay what stands on the left of its sign and gain what stands on the right. Or you take all your workers back. You may use every building in the village, not only your own.',
  'learn.bump': 'Nobody is in the way',
  'learn.bump-text':
    'If somebody stands on a building already, you go there all the same. Their worker returns home, which saves them a turn. So think about whom you send back.',
  'learn.resources': 'Goods',
  'learn.resources-text':
    'Each charter is rich in one of six resources. Its first building gives one for nothing. You will need others too, and coins, so you will visit your neighbours.',
  'learn.influence': 'Influence',
  'learn.influence-text':
    'You have twelve influence for a whole game. The best things cost one, and a token that is placed stays there. Spend it where it brings the most points.',
  'learn.commons': 'The commons',
  'learn.commons-text':
    'In the middle stand the buildings that make points: build a card you hold on one of your plots, open the crate of a building, score an objective you fulfil, deliver goods. All of them cost influence.',
  'learn.progress': 'The day goes by',
  'learn.progress-text':
    'Whoever builds, opens a crate or scores an objective moves the sun one space on. Some spaces let you place influence for reputation, which scores at the end.',
  'learn.end': 'The evening',
  'learn.end-text':
    'When the sun reaches the hourglass, the round is finished and the game is over. The most points win. Then the village is packed up as it stands, and the next game begins in it.',
} as const
