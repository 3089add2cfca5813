import type { SampleConversation } from './sample-conversation.ts';

const trainingPlan = `# Half marathon: twelve weeks

| weeks | short run | quick run | long run |
| --- | --- | --- | --- |
| 1 to 3 | 5 km easy | 5 × 2 min quick | 8 to 10 km |
| 4 | 5 km easy | none | 8 km |
| 5 to 7 | 6 km easy | 6 × 3 min quick | 12 to 14 km |
| 8 | 5 km easy | none | 11 km |
| 9 to 11 | 6 km easy | 4 × 6 min at race pace | 15 to 18 km |
| 12 | 4 km easy | 10 min at race pace | the race |

Easy means that whole sentences are possible. After a bad night the quick run becomes an easy one.`;

/** Training for a half marathon, and then health, food and travel. */
export const bodyAndTravel: readonly SampleConversation[] = [
  {
    title: 'From 5 km to a half marathon',
    daysAgo: 531,
    turns: [
      `I jog 5 km twice a week and a colleague talks me into a half marathon next spring. Is that realistic for somebody who was never sporty?`,
      `Yes, with half a year it is a friendly goal. Your heart adapts within weeks and your tendons within months, so the plan is about patience and not about willpower.\n\nAdd a third run before you make any of them longer. Then let the longest one grow by about a kilometre a week, with every fourth week shorter. Nearly all of it slowly enough to talk. People who get injured have almost always done one thing: they ran their easy days too fast, because slow felt like not training.`,
      `I signed up for it! Three times a week instead of two, then.`,
      `Put them on days with a day between, and attach them to something that happens anyway, for instance straight from work before you sit down at home. The first month decides, and it is allowed to feel too easy.`,
    ],
  },
  {
    title: 'Half marathon training plan for twelve weeks',
    daysAgo: 512,
    source: 'claude',
    turns: [
      `I manage 8 km now. Can you put together a half marathon training plan for twelve weeks, three times a week, that fits on the fridge?`,
      `Here it is on one page. Every fourth week is lighter, and the longest run is 18 km: whoever runs that in training also runs 21 on the day, carried by the others.\n\n<antArtifact identifier="half-marathon-plan" type="text/markdown" title="Half marathon: twelve weeks">${trainingPlan}</antArtifact>\n\nIf you miss a week, do not repeat it and do not catch up: go on with the next one. If you miss two, go back one step. The plan serves you, and it knows nothing about your winter.`,
    ],
  },
  {
    title: 'Running shoes for a half marathon',
    daysAgo: 498,
    turns: [
      `The shop wants to sell me shoes with lots of support after half a minute on a treadmill. What matters in shoes for a half marathon?`,
      `That they are comfortable from the first step, long enough by a thumb's width, and that you forget them. Studies that gave people shoes by foot type found no fewer injuries than with shoes chosen by feel.\n\nTry three pairs at the end of a day, when feet are largest, and run outside the door. Carbon plates and thick foam are for racing and unkind to calves that are new to it. After about 700 km the cushioning is tired; write the month of purchase inside the tongue.`,
    ],
  },
  {
    title: 'Intervals explained for half marathon beginners',
    daysAgo: 484,
    turns: [
      `What is interval training?`,
      `Interval training is training in which short hard efforts alternate with easy recovery. It raises the speed that you can hold without getting out of breath.\n\nFor a beginner once a week is enough. After ten minutes of easy running, go quickly for three minutes, so that you could say three words but not a sentence, then jog for two, and repeat that six times. The last one should be as fast as the first. If it is slower, the first was too fast, which is what everybody does.`,
      `What is the anaerobic threshold?`,
      `The anaerobic threshold is the effort above which lactate builds up in the blood faster than the body can clear it. Just below it a trained runner can go on for about an hour; above it the minutes are numbered.\n\nYou do not need a laboratory. It lies close to the pace at which talking becomes single words. Training near it, in blocks of six to ten minutes, moves it upwards.`,
    ],
  },
  {
    title: 'Eating before a half marathon',
    daysAgo: 470,
    turns: [
      `Above 12 km my legs go empty. What should one eat before and during a half marathon?`,
      `Legs go empty when the stored carbohydrate is low. The evening before, eat a normal meal with rice, potatoes or pasta; piling up helps nobody for this distance. Three hours before, something light that you know: oats, toast with honey, a banana.\n\nFrom an hour on, a little sugar helps, about 30 grams an hour: a gel, dates or a sweet drink, in small portions and with water. Practise it on the long runs, because the stomach wants training as well. Nothing new on the day of the race, neither shoes nor breakfast.`,
    ],
  },
  {
    title: 'Pacing the half marathon',
    daysAgo: 447,
    source: 'claude',
    turns: [
      `My 10 km takes 61 minutes. Which pace should I choose for the half marathon?`,
      `Multiply your 10 km time by 2.2 and you are close: 134 minutes, so about 6:22 per kilometre. For a first time start at 6:35 and stay there until kilometre 14, however easy it feels.\n\nThen look at three things: breathing, calves, mood. If all are fine, go five seconds a kilometre faster, and again at 18. Most people do the opposite, and the last five kilometres feel like a different sport. Overtaking others at the end is a joy that you can plan.`,
    ],
  },
  {
    title: 'The week before the half marathon',
    daysAgo: 433,
    turns: [
      `Half marathon taper: I feel heavy and tired although I do less. Is that normal?`,
      `Completely. The body repairs in this week, and it sends every small ache to your attention. Runners call it taper madness. Fitness does not disappear in ten days; tiredness does, and that is the whole idea.\n\nTwo short easy runs, one of them with ten minutes at race pace so the legs remember. Sleep counts most two nights before, since the last night is short for everybody. Lay out everything the evening before and pin the number on; then there is nothing left to decide in the morning.`,
      `Finished in 2:11 and smiling! What a day.`,
      `Wonderful, and three minutes faster than the calculation! Walk a little today and tomorrow, no running for a week, and stairs backwards if the thighs complain. Write down three things that you would do again. In two weeks you will have forgotten them, and in a year you will want to know.`,
    ],
  },
  {
    title: 'Stretching for people who sit all day',
    daysAgo: 390,
    turns: [
      `My back is stiff after a day at the desk. Which five minute routine works in an office without a mat?`,
      `All of it standing: ten slow shoulder rolls, a doorway stretch for the chest of 30 seconds a side, a hip stretch with one foot on the chair, ten slow squats, and a minute on your toes while the kettle boils.\n\nMore than the exercises, the changing helps. The best posture is the next one: stand for phone calls, walk to the furthest printer, sit on the front edge for one meeting. Twice two minutes a day beat half an hour on Sunday.`,
    ],
  },
  {
    title: 'Strength training that takes a quarter of an hour',
    daysAgo: 205,
    turns: [
      `Which strength exercises do runners need if they only have a quarter of an hour?`,
      `Four are enough: single-leg squats onto a chair, calf raises on a step, a side plank, and a bridge with one leg. Three rounds of eight to ten, slowly, so that the last two are hard.\n\nTwice a week, after an easy run and not before a quick one. When ten become easy, add weight and not repetitions; a backpack with books does it. After eight weeks hills get shorter, and that is not imagination: stronger calves lose less with each step.`,
    ],
  },
  {
    title: 'Swimming in the summer heat',
    daysAgo: 118,
    turns: [
      `It is 33 degrees and I would like to train in the pool. After two lanes of crawl I am out of breath. Any advice?`,
      `Nearly always it is breathing out. Under water people hold the air, and then try to breathe out and in within a second. Blow bubbles steadily as long as the face is in the water; then the head only turns to fetch air.\n\nSwim one lane of crawl slowly, one of breaststroke to recover, ten times. Kick little, since legs use much air and bring little speed. After four visits you can drop every second recovery lane. Slower than you like is the right speed.`,
    ],
  },
  {
    title: 'Knee pain after running',
    daysAgo: 1,
    turns: [
      `My knee hurts on the outside after about 4 km of running, not before. I have an appointment with the orthopaedist on {Friday 1} at 9:30 am. What will she want to know?`,
      `Probably these things, so note them now while you remember:\n\n- where exactly, and after which distance\n- whether stairs hurt, and in which direction\n- how old the shoes are, and whether the distance grew lately\n- what makes it better\n\nPain on the outside that begins after some kilometres is often the band along the thigh, which rubs over the knee when it is tired. That is for her to say. Until then short and flat runs without pain are fine, and cycling usually is as well. Take the shoes along: their soles tell a lot.`,
    ],
  },
  {
    title: 'Dentist and a sensitive tooth',
    daysAgo: 4,
    turns: [
      `I have a dentist appointment on {Thursday 1} at 8:30 am. A molar is sensitive to cold, only for a second. What questions are worth asking?`,
      `Sensitive for a second is the harmless kind in most cases: the gum has drawn back a little, or a filling has a fine gap. Pain that stays for minutes, or wakes you at night, would be another matter.\n\nAsk whether the gum or a filling is the cause, whether you press or grind at night, and what would happen if you waited half a year. Until then a toothpaste for sensitive teeth, left on without rinsing, helps within two weeks. Note which side and what sets it off, because at the chair it never hurts.`,
    ],
  },
  {
    title: 'Sleeping in a street with trams',
    daysAgo: 602,
    turns: [
      `I wake up at four from the first tram. What helps, other than moving?`,
      `In this order: wax earplugs, a steady sound such as a fan, heavy curtains that overlap the wall by a hand on each side, and the bed at the other wall. Noise wakes by its contrast, so a soft constant sound can help more than silence with gaps.\n\nGet up at the same time even after a bad night; that does more for the next one than sleeping in. And turn the clock away. Knowing that it is four is what keeps people awake until five.`,
    ],
  },
  {
    title: 'What blood pressure numbers mean',
    daysAgo: 310,
    turns: [
      `What is blood pressure?`,
      `Blood pressure is the force with which the blood presses against the walls of the arteries. The first number is taken while the heart contracts, the second while it relaxes.\n\nOne reading says little. It rises with coffee, stairs, talking and the sight of a white coat. For a picture that means something, sit quietly for five minutes, measure twice in the morning and twice in the evening for a week, and take the average to your doctor.`,
    ],
  },
  {
    title: 'Vitamin D in winter',
    daysAgo: 268,
    source: 'claude',
    turns: [
      `What does vitamin D do in the body?`,
      `Vitamin D helps the body to take up calcium, which bones and muscles need. The skin makes it in sunlight, and from October to March the sun stands too low for that in northern Europe.\n\nWhether you need a supplement depends on your level, your skin and how much you are outside, so a blood test is more useful than advice from a colleague. Fatty fish, eggs and mushrooms bring a little. More is not better: it is stored in the body, and very high doses do harm.`,
    ],
  },
  {
    title: 'Headaches on days with many meetings',
    daysAgo: 190,
    turns: [
      `On days with many video meetings I get a headache at three in the afternoon. What could be behind it?`,
      `Three usual suspects: water, neck and eyes. In meetings people drink little, hold the head forward, and blink a third as often as otherwise.\n\nTest one at a time for a week each. First a full glass before every meeting. Then the screen a hand higher and the chair closer. Then twenty seconds of looking out of the window after each call. Write one line a day; by the end you know more than a search would tell you. If a headache is sudden and strong, or new for you, see a doctor instead of experimenting.`,
    ],
  },
  {
    title: 'Soft-boiled eggs',
    daysAgo: 760,
    turns: [
      `How many minutes does a soft-boiled egg need?`,
      `Six and a half minutes for a medium egg from the fridge, put into boiling water. Seven for a large one. Then into cold water for half a minute, otherwise it goes on cooking in its shell.\n\nIf they burst, prick the round end, where the air is. If they peel badly, they were too fresh: a week old is ideal.`,
    ],
  },
  {
    title: 'Soft-boiled eggs for brunch',
    daysAgo: 395,
    turns: [
      `How many minutes does a soft-boiled egg need?`,
      `About six and a half minutes. For many at once take a large pot: twelve cold eggs cool down the water, and the time only counts once it boils again. Put them in with a sieve so that all start together.\n\nFor a buffet stop at six minutes, and leave them in warm water of about 60 degrees with the lid on. They stay soft for half an hour, and nobody has to stand at the stove.`,
    ],
  },
  {
    title: 'Soft-boiled eggs, once more',
    daysAgo: 47,
    turns: [
      `How many minutes does a soft-boiled egg need?`,
      `Six and a half minutes in boiling water for a medium egg from the fridge, seven for a large one, then half a minute in cold water. A way to remember it: six for the spoon, eight for the knife, ten for the picnic.`,
    ],
  },
  {
    title: 'Sourdough that stays flat',
    daysAgo: 735,
    turns: [
      `My sourdough bread comes out flat, although the dough rises nicely in the bowl. What goes wrong?`,
      `If it rises in the bowl and not in the oven, it has usually risen too long. Shape it when it has grown by half, and not when it has doubled. Then the finger test: a dent should come back slowly, and not completely.\n\nA hot pot with a lid does the rest, because steam keeps the crust soft while the bread grows. Twenty-five minutes with the lid, twenty without. Cut it when it is cool, however hard that is; the crumb sets during the last hour.`,
    ],
  },
  {
    title: 'Keeping a sourdough starter alive on holiday',
    daysAgo: 140,
    turns: [
      `Two weeks away in summer. What happens to my sourdough starter in the fridge?`,
      `Nothing bad. Feed it with more flour than usual, so that it becomes a firm dough, let it stand for an hour and put it into the coldest corner. Stiff starters go hungry slowly. A grey liquid on top afterwards is alcohol: pour it off, feed it twice, and it is back.\n\nAs an insurance spread a spoonful on baking paper, let it dry, and crumble it into a jar. That lasts for years, and has saved many holidays with nervous bakers.`,
    ],
  },
  {
    title: 'Dinner from chickpeas and what is left',
    daysAgo: 345,
    source: 'claude',
    turns: [
      `Two tins of chickpeas, half a cauliflower, one lemon, yoghurt. What can I cook from that for two on a tired evening?`,
      `Roast it. Cauliflower in small pieces and the drained, dried chickpeas on one tray with oil, salt, cumin and paprika, 220 degrees for 25 minutes, until the edges are dark.\n\nMeanwhile stir yoghurt with lemon zest, its juice and a little garlic. Spread the yoghurt on two plates, pile the hot vegetables on top, and finish with oil and anything green. Bread to wipe the plate. The water from the tin, by the way, whips up like egg white.`,
    ],
  },
  {
    title: 'Birthday cake without a stand mixer',
    daysAgo: 58,
    turns: [
      `A birthday cake for twelve people without a stand mixer that also survives a bike ride. Which kind?`,
      `An oil cake with fruit: it is stirred with a spoon, stays moist for three days, and does not mind bumps. For a tin of 28 cm take four eggs, 250 grams of sugar, 200 ml of oil, 300 grams of flour, a packet of baking powder, two grated apples and 100 grams of nuts. 175 degrees for about 50 minutes.\n\nTransport it in its tin, and ice it there with lemon and sugar. Cream cakes and bicycles are a friendship that does not last.`,
    ],
  },
  {
    title: 'A week of dinners from one market visit',
    daysAgo: 84,
    turns: [
      `We go to the market once and want five dinners for two without throwing things away. How do people plan that?`,
      `Begin with what spoils first. Leaves and herbs on the first two evenings, tomatoes and courgettes in the middle, roots and cabbage at the end. Buy one large piece of each instead of a little of everything, and let each come twice in different shapes.\n\nFor instance: salad with goat cheese, pasta with the herbs, ratatouille, the rest of it with eggs in a pan, and carrot soup. One evening stays open for bread and cheese. That free one is why the other four work.`,
    ],
  },
  {
    title: 'Train to Vienna with a stop on the way',
    daysAgo: 720,
    turns: [
      `We want to go to Vienna by train from Ghent. Is a stop on the way better than the sleeper?`,
      `With a good sleeper you gain a day, without one you gain a city. A stop in Nuremberg or Passau costs an ordinary hotel night, and you arrive in Vienna at noon, awake.\n\nFor the sleeper book a cabin for two and not seats, early, and take food along. Upper berths are quieter. Both ways round is the nicest: sleep on the way there, when you are impatient, and stop on the way back, when you want the holiday to last.`,
    ],
  },
  {
    title: 'Hut walk in the Alps for beginners',
    daysAgo: 372,
    turns: [
      `Tom and I want to walk from hut to hut for four days, as beginners without climbing. How do we choose a route?`,
      `By height and not by distance. For beginners up to 700 metres of ascent a day are pleasant, which is five hours with breaks. Choose paths marked as easy or medium, and huts with a way down to the valley from each, so that bad weather only costs a day.\n\nBook the huts first, since the beds decide the route. Start early, because thunderstorms come after two. Eight kilos in the backpack are enough; the second pair of trousers stays at home, and the second pair of socks does not.`,
    ],
  },
  {
    title: 'Lisbon: where to stay',
    daysAgo: 24,
    turns: [
      `We settled on Lisbon for a week. Which part of the city suits people who like walking and a quiet street?`,
      `Graça or Campo de Ourique. Graça lies on a hill above the old town with the finest view in the evening, and the way home is steep. Campo de Ourique is flat, has a market hall and families, and the old tram ends there.\n\nBairro Alto is for those who go to bed at four, and Alfama is pretty and loud with suitcases. Ask for a room to the courtyard and look up how many steps there are: in this city the second floor can be the fifth.`,
      `Campo de Ourique sounds right for us. What should we eat there that is not in every guide?`,
      `Go where people stand. In the market hall try *peixinhos da horta*, green beans in batter, and *pica-pau*, small pieces of beef with pickles. At lunch look for handwritten menus on paper cloths: soup, dish of the day, coffee, for the price of a museum ticket.\n\nSardines belong to June, so in winter choose cod with onions and potato straw, or rice with octopus. The bread, olives and cheese on the table cost extra; send back what you do not want, nobody minds. And for breakfast a toasted *torrada* with butter, thick as a book.`,
      `Is there a walk of two hours that shows the city without the crowds?`,
      `From Estrela garden up to Campo de Ourique, past the English cemetery, down through Madragoa to the river, then along the water to the west until your legs have had enough. You see laundry, tiled houses, small workshops and a lot of sky.\n\nStart two hours before sunset, so that the light comes from ahead at the river. There is a tram back every few minutes. If it rains, turn the walk round: the museum of tiles lies at the other end of the town and is worth a whole wet afternoon.`,
      `How do we get around without a car?`,
      `With a green card for metro, trams, buses and ferries that you load at any station. For trips to Sintra and the beaches there are trains from two stations in the centre, which take the same card.\n\nThe famous tram line is full from ten on; early in the morning you have it to yourselves, with the driver ringing at delivery vans. Taxis are cheap for four people and pointless for two. And your feet remain the quickest way in the old town, as long as you go downhill.`,
    ],
  },
  {
    title: 'Lisbon: packing and the first day',
    daysAgo: 5,
    turns: [
      `We have a flight to Lisbon on {Saturday 3} at 9:40 am. What is worth packing for a week in a city with hills and Atlantic wind?`,
      `Shoes with soles that grip, because the pavement is polished limestone and slippery when wet. A wind jacket, layers, and something warm for the evening: houses there have thin walls and often no heating. A small backpack with a zip for the trams.\n\nLeave the first afternoon without a plan. Walk down to the river, take the ferry to the other side for the price of a coffee, and look back at the city in the last light. It orders everything that you will see in the days after.`,
      `Remind me to check in online on {Thursday 3} at 6 pm.`,
      `With the boarding pass on the phone, take a picture of it too; the airport network is slow. Hand luggage only saves half an hour on both ends, and the metro brings you to the centre in 25 minutes.`,
    ],
  },
  {
    title: 'What a fjord is',
    daysAgo: 440,
    turns: [
      `Leo's homework for geography at school. What is a fjord?`,
      `A fjord is a long, narrow arm of the sea that a glacier carved between steep slopes. It is often deeper inland than at its mouth, because the ice was thickest there.\n\nRubble that the glacier pushed along forms a shallow sill at the entrance. It keeps the deep water nearly still, so the bottom of some fjords holds a record of thousands of years in thin layers.`,
    ],
  },
];
