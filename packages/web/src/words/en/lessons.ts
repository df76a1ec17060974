/** Learning to play: the two guided games, the coach's words, and eight chapters to read. */
export const lessonWords = {
  'learn.lead': 'Play against a gentle neighbour, with a coach at your elbow. No reading beforehand.',
  'learn.short': 'The ten-minute lesson',
  'learn.short-text':
    'A short day in the village: place workers, open a crate, put up your first building. About {minutes} minutes, {rounds} rounds.',
  'learn.full': 'The full first game',
  'learn.full-text':
    'Story and all, and the start of a campaign you can carry on. About {minutes} minutes, {rounds} rounds.',
  'learn.start-short': 'Start the lesson',
  'learn.start-full': 'Start the first game',
  'learn.resume': 'Pick up where you left off',
  'learn.again': 'Or start afresh',
  'learn.again-text': 'The village from your last lessons stays in your list.',
  'learn.done-of': '{done} of {all} lessons done',
  'learn.your-name': 'Your name',
  'learn.read': 'Rather read?',
  'learn.read-lead': 'Eight short chapters, if you like to know the rules first.',
  'learn.chapters': 'Chapters',
  'learn.campaign': 'Start a campaign without lessons',

  'coach.title': 'Your coach',
  'coach.lesson': 'Lesson {place} of {all}',
  'coach.next': 'Next',
  'coach.silence': 'Carry on without the coach',
  'coach.small': 'Fold up',
  'coach.large': 'Read on',
  'coach.waits': '{who} is thinking. Keep an eye on the village.',
  'coach.turn': 'Your turn: go wherever you like.',
  'coach.question': 'Your call.',
  'coach.own-way': 'Your own way, then. I like that in a founder. Let’s see where it leads.',
  'coach.suggests': 'I’d pick the one I’ve circled, but any glowing spot is fair game.',
  'coach.suggests-answer': 'I’d pick the one I’ve circled. It’s up to you, though.',
  'coach.advised': 'The numbers are the bot’s advice. Close it, and I’ll carry on.',
  'coach.free': 'Whichever you fancy.',
  'coach.new-rule': 'New rule',
  'coach.tell': 'Tell me',
  'coach.not-now': 'No, thanks',
  'coach.thanks': 'Thanks',
  'coach.no-rules': 'No more lessons on new rules',
  'coach.graduate': 'That was your first game',
  'coach.graduate-text':
    'You can play now; I saw it. The bars show where every point came from. Pack up, and the village stays exactly as you built it.',
  'coach.guidepost-text':
    'Before the next game a guidepost goes up. It sets a goal for that one game. Reach it and you earn glory, and perhaps a say in how the story goes on. Stay in this village, or found one with your friends.',
  'coach.graduate-short': 'And that’s the village in ten minutes',
  'coach.graduate-short-text':
    'Workers, crates, roofs: you know how a village works now, and a whole game is more of the same with a longer day. In a campaign everything you build stays for twelve games. Fancy the real thing?',
  'coach.to-full': 'Play the full first game',
  'coach.to-campaign': 'Start a campaign',

  'goal.build-now': 'You’ve got everything for the {plan}. The Zeppelin’s waiting!',
  'goal.build': 'You’re {missing} short of the {plan}. Places to try: {places}.',
  'goal.open-now': 'You can afford the crate of the {building}: off to the Charterstone.',
  'goal.open':
    'You’re {missing} short of the crate of the {building}. The Treasury turns resources into coins.',
  'goal.score-now': 'You meet “{objective}”: the Grandstand pays 5 points for it.',
  'goal.score': 'You’re {count} short of “{objective}”. That’s 5 points at the Grandstand.',
  'goal.deliver': 'You’ve goods to spare: the Cloud Port gives points for them.',
  'goal.find-plan':
    'You’ve no building card left. The Market sells what lies face up, for a resource and a coin.',
  'goal.no-flags': 'Your flags are all out, so the sun moves whenever your turn comes. Bring the day home.',

  'lesson.goal': 'Most points wins',
  'lesson.goal-text':
    'Welcome to the valley! You and {who} are neighbours, each out to build the finest corner of the village. The player with the most victory points at the end wins; this shield counts yours. You earn them by building, opening crates, meeting objectives and delivering goods.',
  'lesson.name': 'Who you are',
  'lesson.name-text': 'This is the founder of your charter. Pick a name, or keep the one on the card.',
  'lesson.name-done': 'Pleased to meet you.',
  'lesson.village': 'Your charter',
  'lesson.village-text':
    'These six plots are your charter. One building’s up, five plots are waiting. In a campaign, what you build here stays to the very last game. The commons in the middle belong to all of you. And you may use every building you see, your neighbour’s too.',
  'lesson.place': 'Place a worker',
  'lesson.place-text':
    'On your turn you send one of your two workers to a building. Left of the arrow is the price, right of it is what you get. Your first building costs nothing and gives you a pumpkin. Go on: it’s glowing.',
  'lesson.place-done': 'There it is: one pumpkin, on the house.',
  'lesson.supply': 'What you have',
  'lesson.supply-text':
    'Here are your coins, your resources and the workers still at home. You can see everything {who} owns, too: no secrets among neighbours. “Since your last turn”, below the village, tells you what you missed.',
  'lesson.crate': 'Open a crate',
  'lesson.crate-text':
    'You hold the card of your first building, and there’s a crate on it. The Charterstone opens it: 4 coins and 2 flags of influence, for 5 points and everything inside. You’ve exactly enough.',
  'lesson.crate-done': 'Five points, and everything in the crate is yours.',
  'lesson.open': 'This is the one',
  'lesson.open-text': 'Your crate. Once it’s open there’s no closing it again. Break the seal!',
  'lesson.sun': 'The day goes by',
  'lesson.sun-text':
    'Opening a crate moves the sun one space. So do building and scoring an objective. When it reaches the hourglass you finish the round, and the day is done. So you two decide how long the day is.',
  'lesson.influence': 'Twelve flags',
  'lesson.influence-text':
    'These flags are your influence: twelve for the whole game. Anything worth many points costs a few, and a flag you’ve planted stays planted. Run out, and the sun hurries on every turn you take.',
  'lesson.plans': 'Building cards',
  'lesson.plans-text':
    'The crate held building cards; have a look at them here. Each one shows the four resources it takes to build, and what the finished building does.',
  'lesson.home': 'Workers come home',
  'lesson.home-text':
    'With both workers out there was no one left to send. So this turn went on calling them home, both at once. With one still at home you may choose: send it out, or call the other back.',
  'lesson.gather': 'Gather',
  'lesson.gather-text':
    'Your plan: the {plan}. You’re still missing {missing}. Every charter’s first building gives its resource for free, and you’re welcome at all of them.',
  'lesson.gather-done': 'One step nearer.',
  'lesson.bump': 'Nobody’s in your way',
  'lesson.bump-text':
    '{who} has a worker on a building you want. Go anyway: that worker trots home, and you use the building. One catch: sending it home saves {who} a turn.',
  'lesson.bump-done': 'Off home it goes, and you got what you came for.',
  'lesson.build': 'Build',
  'lesson.build-text':
    'You’ve got it all. Send a worker to the Zeppelin: 3 flags and the four resources on the card, for 5 points and a new building.',
  'lesson.build-done': 'It stands! Five points, and a roof of your own.',
  'lesson.plot': 'For good',
  'lesson.plot-text':
    'Any empty plot in your charter will do. Take your time: in a campaign the building stays there for good.',
  'lesson.sticker': 'Your first building',
  'lesson.sticker-text':
    'From now on anyone may use it. If there’s a crate on its card, you keep that card: for 4 coins and 2 flags the Charterstone opens it and brings the next buildings. That’s how a village grows.',
  'lesson.objectives': 'Objectives',
  'lesson.objectives-text':
    'Three goals for everyone. Meet one, and the Grandstand turns it into 5 points for 1 flag. Under each one you can see how close you are.',
  'lesson.spare': 'Something to spare',
  'lesson.spare-text':
    'Next: quick points at the Cloud Port. It takes goods, so fetch something you don’t need for your next building. I’ve circled where.',
  'lesson.deliver': 'Deliver goods',
  'lesson.deliver-text':
    'You’ve goods to spare. Take them to the Cloud Port: hand them in, plant a flag on the quota table, pocket 3 points.',
  'lesson.deliver-done': 'Delivered! The points are on your shield. Thank you kindly.',
  'lesson.space': 'The quota table',
  'lesson.space-text':
    'One row each for resources, coins and cards. The number says how many you hand in, and every space takes one flag only. The signs above some columns are a bonus. I’ve circled what you can pay without touching your building plans.',
  'lesson.hand-in': 'What to hand in',
  'lesson.hand-in-text': 'Give them what your next building can do without.',
  'lesson.reputation': 'Reputation',
  'lesson.reputation-text':
    'Spend a flag on the pier? When the day ends, the most flags there are worth 10 points, the next most 7, then 4. With two at the table, one flag more than {who} does it.',
  'lesson.reputation-done': 'Your name is getting about.',
  'lesson.score': 'Score it',
  'lesson.score-text':
    'You meet an objective. Off to the Grandstand: 1 flag, 5 points, and the sun moves on.',
  'lesson.score-done': 'Five points, safely in the bag.',
  'lesson.alone': 'You know the village now',
  'lesson.alone-text':
    'Two left to try: the Treasury turns a resource into a coin, the Market turns a resource and a coin into a face-up card. Whatever’s shut tells you why. Stuck? Ask “What would you do?” below the question, or press I.',
  'lesson.evening': 'Evening is coming',
  'lesson.evening-text':
    'Not far to the hourglass. Leftover goods and coins score nothing, so turn them into points while you can. The same goes for flags.',
  'lesson.last-round': 'The last round',
  'lesson.last-round-text':
    'The sun’s on the hourglass. Everyone gets the same number of turns, then the game is over. Grab every point you can.',
  'lesson.stars': 'Something that stays',
  'lesson.stars-text':
    'For every ten points you place a star, in any row you like. A full row gives you its bonus in every game from then on. Start with the one you’ll enjoy most.',
  'lesson.stars-done': 'Well placed.',

  'learn.village': 'Your charter',
  'learn.village-text':
    'Six charters surround the commons, and one of them is yours. It begins with one building and five empty plots. You fill them over twelve games, and what you build stays.',
  'learn.turn': 'Your turn',
  'learn.turn-text':
    'You have two workers. On your turn, send one to a building: pay what’s left of the arrow on its sign, and take what’s right of it. Or call all your workers home. You may use every building in the village, not just your own.',
  'learn.bump': 'Nobody’s in your way',
  'learn.bump-text':
    'If another worker stands on a building, go there anyway. That worker returns home, which saves its owner a turn. So think about whom you send back.',
  'learn.resources': 'Goods',
  'learn.resources-text':
    'Each charter is rich in one of six resources, and its first building gives one for free. You’ll need others too, and coins, so you’ll be visiting the neighbours.',
  'learn.influence': 'Influence',
  'learn.influence-text':
    'You have twelve influence for a whole game. The best things cost some, and a token you’ve placed stays there. Spend it where it brings the most points.',
  'learn.commons': 'The commons',
  'learn.commons-text':
    'The buildings in the middle make points: build a card you hold on one of your plots, open the crate of a building, score an objective you meet, deliver goods. All of it costs influence.',
  'learn.progress': 'The day goes by',
  'learn.progress-text':
    'Building, opening a crate or scoring an objective moves the sun one space. Some spaces let you place influence for reputation, which scores at the end.',
  'learn.end': 'The evening',
  'learn.end-text':
    'When the sun reaches the hourglass, you finish the round and the game is over. Most points wins. Then the village is packed up as it stands, and the next game begins in it.',
} as const
