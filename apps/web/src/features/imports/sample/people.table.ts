import type { SampleConversation } from './sample-conversation.ts';

/** Family and friends, local politics, religions, and evenings at home. */
export const people: readonly SampleConversation[] = [
  {
    title: 'A seventieth birthday for Mum',
    daysAgo: 3,
    turns: [
      `We have a 70th birthday dinner for Mum on {Saturday 2} at 7 pm. We are about twenty from the whole family. My sister wants a restaurant, my brother a garden with a fire. How do we decide?`,
      `Ask the one it is about, with two choices that both work: "Would you rather sit at one long table, or have a garden and a fire?" She will know at once, and nobody has lost against a sibling.\n\nThen give the one whose idea it was not the part that matters to them. Your sister gets the seating and the speeches, your brother the music and the drinks. People who have a task of their own rarely mind the place.`,
      `She chose the garden! Remind me to call the rental place for tables on {Monday 1} at 10 am.`,
      `Ask them for three tables of two metres and 22 chairs, whether they deliver to the garden gate, and until when you can cancel. Blankets are worth more than a tent in the evening, and a tent that can be called off two days before is worth its fee. A string of lights makes the pictures.`,
    ],
  },
  {
    title: 'Mum after her hip operation: the first weeks',
    daysAgo: 178,
    turns: [
      `Mum gets a new hip and lives alone on the first floor. What has to be ready at home?`,
      `Think of height and of the floor. A raised toilet seat, a chair with arms and a firm seat, everything daily between hip and shoulder. Roll up the rugs, tape the cables, light the way to the bathroom.\n\nFor six weeks bending deeply and crossing the legs are off limits, so a long shoehorn and a grabber are small heroes. Stairs are practised in hospital, one at a time, the good leg up first. Fill the freezer with small portions, and agree on one person who talks to the doctors: two tell three different things.`,
    ],
  },
  {
    title: 'Sharing care for Mum between siblings',
    daysAgo: 164,
    source: 'claude',
    turns: [
      `Since Mum had her operation most of the care lands on me, because I live closest. My brother means well and does nothing. How do I bring it up with my brother and sister?`,
      `With a list and not with a feeling, although the feeling is justified. Write down everything that was done in the last two weeks, with hours, and send it before you talk: "This is what it takes. I can keep up half. Who takes what?"\n\nFar away is no reason for nothing. Orders, calls to the insurance, the weekly talk in the evening and money for a cleaner all work over distance. Let each choose before you assign, and meet again after a month. Those who chose keep to it more often than those who were asked.`,
      `We had the call. My brother takes the insurance and everything with paper, and my sister the weekends.`,
      `That is a fair split, and a rare one at the first attempt. Let him do the paper his way, even if you would be quicker, and tell your mother who is responsible for what. Otherwise she will go on calling the one who always picks up.`,
    ],
  },
  {
    title: 'Reading with a nephew who hates reading',
    daysAgo: 420,
    turns: [
      `My nephew Leo is nine and finds reading boring. I see him twice a month. What can an aunt do that school cannot?`,
      `Read to him. At nine children understand far more than they can read themselves, and a good story by ear is what shows them why the effort is worth it. Stop at the most exciting place and leave the book lying there.\n\nComics count, and so do football tables and recipes. Let him read to you what you "cannot see without glasses". And never ask what he has learned from it; that question has ended more reading than any screen.`,
    ],
  },
  {
    title: 'A family weekend for eleven people',
    daysAgo: 252,
    turns: [
      `Eleven people from three to 71 for a family weekend in a house by the sea. How do we keep it from falling apart between naps and hikes?`,
      `Plan two fixed points a day and leave the rest open: breakfast until ten, and dinner at seven with a different pair cooking each evening. Between them everyone may disappear without a reason.\n\nPair generations for cooking, a grandmother with a teenager, since hands that chop talk more easily. One walk that a pushchair can manage, one game that needs no reading, one box for phones at dinner with yours in it first. Pay into one pot before you go; sums at the end spoil the last evening.`,
    ],
  },
  {
    title: 'Old letters of my grandfather',
    daysAgo: 480,
    source: 'claude',
    turns: [
      `In my grandmother's cellar we found about sixty letters of my grandfather from the fifties. How do we keep them for the family?`,
      `Flat, dry, dark and without plastic. Take them out of the envelopes but keep both together, remove clips, and put them into a cardboard box without acid, as archives use. Photograph each page by a window, without flash, with a sheet of paper next to it on which the date stands.\n\nThen the part that is lost first: sit down with your grandmother and let her tell who the names are, while a phone records. Letters keep for a century, and the stories behind them only as long as somebody remembers.`,
    ],
  },
  {
    title: 'A toast for Jonas and Mira',
    daysAgo: 6,
    turns: [
      `My best friend Jonas is getting married. He once drove 300 km to bring me my passport to the airport. I would like to give a toast of two minutes. How do I begin?`,
      `Begin with the passport, because nobody else can tell it. Put us into the scene: the airport, the empty bag, the call, and four hours later a small red car in the drop-off zone. Then one sentence about what it says about him, and one about Mira, the only person you know who plans less than he does.\n\nRaise the glass to "people who turn the car round". Two minutes are about 260 words. Write the first and the last sentence down, and tell the rest.`,
      `That is lovely. The wedding of Jonas and Mira is on {Saturday 4} at 2 pm, so I have time to practise.`,
      `Practise it aloud three times, once while walking and once in front of somebody who laughs easily. Do not learn it by heart: a toast that searches for a word is warmer than one that is recited. And eat something before; it is always later than announced.`,
    ],
  },
  {
    title: 'Saying no to a friend kindly',
    daysAgo: 230,
    turns: [
      `A friend asks me to help her move house for the third time within a year. How do I say no kindly?`,
      `Short, warm and with something small that is certain: "I cannot carry boxes this time, my back would not forgive me. I will come with soup in the evening, and then you show me everything." A no with a gift next to it rarely hurts.\n\nLong reasons invite discussion, one is enough. And do not offer a half yes that you will regret on the day. Friends cope better with a clear no than with somebody who comes and sighs.`,
    ],
  },
  {
    title: 'Keeping in touch with a friend abroad',
    daysAgo: 148,
    turns: [
      `Since my friend Ines moved to Montreal we only send each other hearts. How do people keep a friendship alive over six time zones?`,
      `By making it smaller and more often. Voice messages of three minutes while walking work better than the big call that gets moved four times. Tell each other the boring things: friendship lives on knowing what somebody had for lunch.\n\nChoose one thing that you do in parallel, a book, a series, the same recipe. And send something by post once in a while, a tea, a ticket, a leaf. It takes two weeks, and it is held in the hand.`,
    ],
  },
  {
    title: 'Words for a friend in mourning',
    daysAgo: 90,
    source: 'claude',
    turns: [
      `The father of a close friend has died. I knew him only a little. What does one say to a friend without sounding like a card from the shop?`,
      `Say what is true and leave out what comforts only the speaker. "I am so sorry. I remember how he explained the whole garden to me, and I think of you a lot." One memory, however small, is worth more than every saying about time.\n\nInstead of "call me if you need anything", offer something that needs no answer: soup at the door, a walk, the dog. And write again after six weeks, when everyone else has stopped. That is the message that people keep.`,
    ],
  },
  {
    title: 'Board games for an evening with friends',
    daysAgo: 66,
    turns: [
      `Six friends, two of them dislike rules. Which kind of board game works for such an evening?`,
      `Games in which everyone acts at the same time and laughing matters more than winning. Drawing and guessing, giving hints with one word, or building a story from pictures. The rules should fit into two minutes, and a round into twenty.\n\nPlay the first round openly as a trial without points. Stop while people still want another one. And have something to eat that needs no knife: greasy cards have ended more evenings than bad luck.`,
    ],
  },
  {
    title: 'Choir concert: nerves before a solo',
    daysAgo: 20,
    turns: [
      `I have choir rehearsal every Thursday at 7:30 pm, and this year I sing eight bars alone. My voice shakes when people look. What helps?`,
      `Breathing out, long. Nerves make us breathe in and hold, and the voice sits on that pressure. Before your entry breathe out completely, wait a moment, and the next breath comes by itself and deep.\n\nSing the eight bars for one person, then for three, then for the row behind you. The body learns that nothing happens. Fix one point above the heads, and keep your knees soft. And tell a neighbour in the choir: being nervous as a secret is twice as heavy.`,
    ],
  },
  {
    title: 'How a bill becomes law',
    daysAgo: 640,
    turns: [
      `What does a parliamentary committee do?`,
      `A parliamentary committee examines a bill line by line, hears experts, and proposes changes before the whole parliament votes. Its members come from all parties, in proportion to their seats.\n\nMost of what matters happens there. The debate that is shown on television comes at the end, when the votes are already counted. If you want to know how a law came to be, read the minutes of the committee: they are public, dull to look at, and full of small surprises.`,
    ],
  },
  {
    title: 'Voting systems compared',
    daysAgo: 506,
    source: 'claude',
    turns: [
      `What is proportional representation?`,
      `Proportional representation is a voting system in which parties receive seats in proportion to their share of the votes. Small parties get a voice, and governments are usually coalitions.\n\nIts counterpart elects one person in each district by majority. That gives every place a name and a face, and wastes all votes for those who lost. Many countries mix the two, and much of the debate about elections is about the mixture.`,
      `What is gerrymandering?`,
      `Gerrymandering is the drawing of electoral districts so that one party gains an advantage. Opponents are either packed into a few districts or spread so thinly that they win none.\n\nThe word joins the name of a governor with a salamander, the shape of one of his districts. Under proportional systems it makes little sense, because the borders decide about few seats.`,
    ],
  },
  {
    title: 'Comparing the candidates for mayor',
    daysAgo: 275,
    turns: [
      `Both candidates for mayor promise more cycle paths before the election. How do I find out who means it?`,
      `Look at votes and not at words. The council publishes who voted for what in the budget of the last four years; search for the street names that you know. A promise with a street and a year in it is worth more than one with kilometres.\n\nThen ask both the same question in writing, with one sentence and a question mark: "Which parking spaces will you give up for it?" Cycle paths cost space. Who answers that has thought about it, and who changes the subject has answered as well.`,
    ],
  },
  {
    title: 'Starting a petition for a safer crossing',
    daysAgo: 98,
    turns: [
      `The crossing near the primary school is dangerous, and the town council has done nothing for years. Does a petition help, and how is a petition made well?`,
      `It helps if it asks for one thing, from one body, with one date. "A pedestrian crossing at the corner of Linden Street and Mill Lane before the next school year" can be granted; "more safety" cannot.\n\nAdd three facts: how many children cross in one morning, which near accidents are on record, and what it costs. Count them with two others, in yellow vests. Signatures from the street itself weigh more than a thousand from elsewhere. And invite the councillor to stand there at ten to eight.`,
    ],
  },
  {
    title: 'European Council and Council of Europe',
    daysAgo: 400,
    turns: [
      `What is the Council of Europe?`,
      `The Council of Europe is an organisation of 46 countries in Strasbourg that watches over human rights and democracy. It is not part of the European Union, although they share the flag.\n\nThe European Council, on the other hand, is the meeting of the heads of state and government of the Union. If somebody mixes the two up, they are in the company of most newspapers. A help for the memory: the one with the court is in Strasbourg.`,
    ],
  },
  {
    title: 'What Lent is about',
    daysAgo: 264,
    turns: [
      `A colleague is fasting and I do not want to ask silly things. What is Lent?`,
      `Lent is the period of about forty days before Easter in which many Christians fast or go without something. It recalls the forty days that Jesus spent in the desert.\n\nThe idea is less to suffer than to notice: without sugar, wine or the phone one sees how often the hand goes there. Some take something up instead, such as a visit each week. Asking is fine, by the way. "What are you leaving out, and how is it going?" is a question that most people like.`,
    ],
  },
  {
    title: 'Invited to an iftar by a colleague',
    daysAgo: 258,
    source: 'claude',
    turns: [
      `A colleague invites us to break the fast with his family during Ramadan. What is iftar?`,
      `Iftar is the meal with which Muslims break the fast after sunset during Ramadan. It often begins with dates and water, followed by a prayer and then the meal itself.\n\nCome a little before sunset and hungry. Bring something sweet or fruit, without alcohol and without gelatine. At the door ask about shoes. You need not fast that day, although some guests do out of sympathy. The first minutes are quiet, because everyone is thirsty; then it gets loud and warm.`,
    ],
  },
  {
    title: 'Visiting a synagogue with the choir',
    daysAgo: 350,
    turns: [
      `Our choir is invited to sing in a synagogue. Which rules of a synagogue should Christian or secular guests know?`,
      `Shoulders and knees covered, and men with a cap; there is usually a box at the door. Phones stay off, and on the Sabbath photographs are out of place. Stand when the others stand, and nobody expects you to join in the prayers.\n\nAsk beforehand about the programme: some communities do not wish instruments on the Sabbath, or texts that mention another faith. And ask about the scrolls afterwards. People like to show them, and it is the best moment of the evening.`,
    ],
  },
  {
    title: 'Being a godmother without going to church',
    daysAgo: 130,
    turns: [
      `My sister asks me to be godmother at the baptism of her little daughter. I rarely go to church. What does a baptism promise, and can I say yes honestly?`,
      `In the service you promise to accompany the child in the faith and in life. Talk to the pastor; many know the question well and explain what their church expects, and some offer to be a witness for those who do not belong to it.\n\nHonest is what you can keep. "I will be there, I will take your questions seriously, and I will not stand in the way of your faith" is a promise that many parents want most. Say to your sister what you can and what you cannot promise, before the day and not after it.`,
    ],
  },
  {
    title: 'Novels for a long winter',
    daysAgo: 295,
    turns: [
      `I like quiet novels with a strong sense of place and few characters. What might I like that is not on every table in the shop?`,
      `Look for Nordic and Swiss authors of the last century: islands, valleys, one house and three people. Short novels under 200 pages are often the densest. Ask in the library for the shelf with translations from small languages, where editors choose only what they love.\n\nRead the first page and the last but one. If both have weather in them and no explanation, take it home. And give each book thirty pages; after that you owe it nothing.`,
    ],
  },
  {
    title: 'Films for a rainy Sunday with mixed company',
    daysAgo: 33,
    turns: [
      `A grandmother, two children and three tired adults want to see one film. Which kind works for everybody?`,
      `Films in which something is built, cooked or travelled, with little talk and much to see. Try an old silent comedy, too. Nobody has to read fast or remember names, and everyone laughs at the same moment.\n\nLet the children choose between two that you have picked, start earlier than you think, and plan a break with popcorn after 40 minutes. Nature films with a story about one animal come second. Anything with a message comes last.`,
    ],
  },
  {
    title: 'Name for a green rowing boat',
    daysAgo: 107,
    turns: [
      `We bought an old wooden rowing boat together with friends. It is green and leaks a little. It needs a name that is not funny.`,
      `*Heron*, because it will stand still more often than it moves. *Linden*, for the colour and your street. *Patience*, for the first summer with a wooden boat.\n\nPaint the name on a board and not on the hull, then it survives the next coat. And let the boat lie in the water for a few days before you seal anything: dry planks shrink, and most leaks close by themselves once the wood has drunk.`,
    ],
  },
  {
    title: 'Learning to like classical concerts',
    daysAgo: 210,
    turns: [
      `Tom got us tickets for a symphony concert as a present and I know nothing about it. What is a symphony?`,
      `A symphony is a long piece for orchestra, usually in four parts called movements. Between them there is a short silence in which nobody claps, which confuses everyone the first time.\n\nListen to the slow one twice at home while cooking; what the ear knows it greets with joy. In the hall choose one instrument and follow it for a while, then another. And let your thoughts wander. They are part of it, and they come back by themselves when the music wants something.`,
    ],
  },
];
