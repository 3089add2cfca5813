import type { SampleConversation } from './sample-conversation.ts';

const viewingChecklist = `# Flat viewing checklist

## Before
- Energy certificate and the last three minutes of the owners' meeting
- Monthly costs, and what is in the reserve of the house

## In the flat
- Corners and window frames: cold, dark or freshly painted spots
- Water pressure in kitchen and bath at the same time
- Noise with the windows open, and again with them closed
- Mobile reception in the room with the desk

## In the house
- Cellar: smell, damp lines on the wall
- Roof and heating: age, next renovation

## Afterwards
- Walk to the station and stop the time
- Write down the first thing that bothered you`;

/** Buying a flat in one spring and summer, and money and the household before and after it. */
export const moneyAndHome: readonly SampleConversation[] = [
  {
    title: 'Renting on or buying a flat',
    daysAgo: 692,
    turns: [
      `Tom and I pay 1,240 rent. We have 58,000 saved. Does buying a flat make sense, or do we only want it because our friends do it?`,
      `Compare two sums over the years you would really stay. Buying costs interest, repairs, fees and the return your savings would have earned elsewhere. Renting costs the rent and its rises. Paying back the loan is not a cost, it is saving by force.\n\nA rule of thumb: if a comparable flat costs more than thirty yearly rents, renting wins for most people; below twenty-two buying does; between them the number of years decides. With fees of nine percent you need about seven years until they are spread thinly enough. And the wish to drill a hole without asking may cost something, as long as you know how much.`,
      `The flats we like are at about 24 yearly rents, and we want to stay ten years or more. So it is not crazy.`,
      `Not crazy at all. The next step is to find the price at which you still sleep well: add up what you spend in an ordinary month, keep a reserve of four months untouched, and see what rate remains. Many banks will offer more than that number. It is the number that counts, and not the offer.`,
    ],
  },
  {
    title: 'How much mortgage we can carry',
    daysAgo: 684,
    turns: [
      `Together we earn 5,150 after tax. What mortgage can we carry without giving up holidays?`,
      `A cautious limit is a third of the net income for the rate, so about 1,700, and less if one of you plans to work shorter hours. From that take the costs an owner has and a tenant has not: about 3.50 per square metre for repairs and management. For 80 square metres that is 280, which leaves around 1,420 for the bank.\n\nAt 3.8 percent interest and 2 percent repayment, 1,420 a month carries roughly 294,000. With your savings minus fees that points to flats around 310,000. Write the number on the fridge before the first viewing.`,
    ],
  },
  {
    title: 'Mortgage words explained',
    daysAgo: 676,
    source: 'claude',
    turns: [
      `What is amortization of a loan?`,
      `Amortization of a loan is its gradual repayment in regular instalments that contain both interest and principal. At the beginning most of an instalment is interest; each month the share moves a little, because interest is charged only on what remains.\n\nFor a loan over thirty years the crossing point, where half of the instalment repays, often lies beyond year ten. That is why an early extra payment has so much effect: it saves the interest of all the years that follow.`,
      `What is equity in a home?`,
      `Equity in a home is its market value minus what is still owed on it. It grows in two ways, by repaying and by rising prices, and only the first is in your hands.\n\nBanks look at it as the loan-to-value ratio. Below 80 percent the interest offered usually drops a step, so it can pay to wait a few months, or to buy slightly smaller, in order to get under that line.`,
    ],
  },
  {
    title: 'Checklist for viewing a flat',
    daysAgo: 665,
    source: 'claude',
    turns: [
      `We have our first viewings. Give me a checklist that fits on one page, with the things people overlook.`,
      `Most people look at the kitchen and forget the cellar. I have put the points into the order in which you walk, with the boring papers first, because they save you the second visit.\n\n<antArtifact identifier="flat-viewing" type="text/markdown" title="Flat viewing checklist">${viewingChecklist}</antArtifact>\n\nTake it twice, one sheet each, and compare afterwards without having talked. Where you differ is what you have to discuss.`,
      `The last line about the first thing that bothered you is very good.`,
      `It is the one that buyers remember years later. Nearly everyone noticed the thing within the first minute, then explained it away. Written down on the day, it stays the size it was.`,
    ],
  },
  {
    title: 'Damp patch in the bedroom of a flat',
    daysAgo: 648,
    turns: [
      `The flat on the second floor has a damp patch in the corner of the bedroom, about the size of a plate. The agent says it is from airing too little. Can that be?`,
      `It can, and it can be something else, and the two look alike to a visitor. Condensation sits in the coldest corner, has soft edges, and is worse in winter. Water from outside follows a line, below a window, a gutter or a pipe, and comes back after rain.\n\nAsk three questions: since when, what was done, and who paid. Then have it measured: a surveyor with a moisture meter needs half an hour and costs about as much as a dinner for two. If the agent refuses, that is an answer as well.`,
      `The surveyor found a leaking gutter. The owners' association repairs it. Would you still look at the flat?`,
      `No, now it is better than before, because the cause is known. Ask for the minute in which the association agreed to the repair, and for a clause that the seller pays if the wall is not dry by the handover. Repainting one corner is nothing; it also gives you a calm argument when you talk about the price.`,
    ],
  },
  {
    title: 'Fixed or variable mortgage rate',
    daysAgo: 630,
    turns: [
      `Two mortgage offers: 3.7 percent fixed for fifteen years, or 3.2 percent variable with a cap at 5.5. What should we compare?`,
      `Three numbers. What the worst case costs a month: at 5.5 percent about 480 more than today on your loan. What leaving costs: a fixed rate has a fee if you sell early, a variable one usually has not. And how likely you are to repay more than planned.\n\nIf the worst case would only annoy you, the variable rate is a fair bet. If it would change where you go on holiday and whether you dare to change jobs, the fixed rate is an insurance, and half a point is a normal price for it.`,
      `It would keep me awake. We have decided to go with the fixed mortgage rate.`,
      `Then ask for two things that cost the bank little: ten percent of extra repayment a year without a fee, and the right to change the repayment rate twice. Both turn a stiff contract into one that can follow your life.`,
    ],
  },
  {
    title: 'Offer for the flat in Linden Street',
    daysAgo: 614,
    source: 'claude',
    turns: [
      `The flat in Linden Street is listed at 318,000. It has been online for nine weeks. How do we make an offer below that without losing it?`,
      `Nine weeks say that others had doubts too. Offer a number with a reason and a pleasant side: "We like the flat and have our financing confirmed. With the windows due in the next years, 301,000 is right for us, and we can sign within three weeks."\n\nA confirmed loan and a date are worth money to a seller. Decide beforehand together, in writing, where you stop. Then let them answer, and leave a day between their call and yours, even if you know the reply at once.`,
      `They came back with 307,000 and we said yes!`,
      `Congratulations! Now go slowly for a moment: ask for the draft contract two weeks before the notary, read it once for the facts and once for the dates, and collect your questions on one page. The notary has to answer them, and it is included in the price.`,
    ],
  },
  {
    title: 'Costs at the notary for a flat',
    daysAgo: 603,
    turns: [
      `What does the notary do when a flat is sold?`,
      `The notary drafts the contract when a flat is sold, reads it aloud to both sides, and has the new owner entered in the land register. The notary is neutral and advises neither side on the price.\n\nThe reading is the moment for questions. Everything that was promised orally, the kitchen, the lamp, the repaired gutter, belongs in the text, since nothing else counts afterwards. Together with the entry in the register the fees come to about one and a half percent of the price, and the tax is on top.`,
    ],
  },
  {
    title: 'Moving plan for the new flat',
    daysAgo: 575,
    turns: [
      `We get the keys to the flat three weeks before the old lease ends. What order makes a move calm?`,
      `Floors and walls while it is empty, then light, then everything that needs a drill, and only then furniture. Three weeks are enough if painters or floor layers are booked first, because they are the only ones who cannot be replaced by friends with pizza.\n\nPack by room of arrival and not of departure, number the boxes, and keep one list of what is in which. One suitcase each for the first two nights. And take photos of the empty old flat, with the meters, in daylight: they have ended many discussions about deposits.`,
    ],
  },
  {
    title: 'Household insurance: what it covers',
    daysAgo: 566,
    turns: [
      `What is a deductible in an insurance?`,
      `A deductible in an insurance is the part of a damage that the insured person pays before the insurer pays the rest. A higher one lowers the premium.\n\nChoose it by what you could pay tomorrow without thinking. Insurance is for what would ruin you, and not for a broken vase; with 500 of your own per damage the contract often costs a third less. Bikes and water damage are the two points where cheap contracts differ most, so read those paragraphs first.`,
    ],
  },
  {
    title: 'Monthly budget that survives the month',
    daysAgo: 470,
    turns: [
      `Since the flat we have less left than I thought. I want a monthly budget that is not a second job.`,
      `Then use three accounts and no categories. Salary comes in on the first; on the same day fixed costs go to account one, and savings to account two. What remains is for living, and you may spend it without writing anything down.\n\n| | per month |\n| --- | ---: |\n| rate, costs and insurance | 1,860 |\n| savings and reserve | 700 |\n| living | 2,590 |\n\nLook at one number once a week: what is left, divided by the weeks to come. If it shrinks three weeks in a row, the table is wrong and not you.`,
      `That sounds like something we would really keep up.`,
      `Try it for two months without changing anything. The first one is always odd, because old subscriptions show up. Cancel what you had forgotten, and move that amount to savings on the same day, before it gets used to being spent.`,
    ],
  },
  {
    title: 'What an index fund is',
    daysAgo: 350,
    source: 'claude',
    turns: [
      `What is an index fund?`,
      `An index fund is a fund that buys all the shares of a market index instead of choosing some of them. It costs little, because nobody is paid for picking.\n\nOver ten years most funds that do pick end behind their index after costs, which is why the boring choice wins so often. The price is that you also own the worst companies, and in a bad year lose as much as everybody. It suits money that you do not need for ten years, and no other money.`,
      `What is compound interest?`,
      `Compound interest is interest that is also paid on the interest of earlier periods. Money at 5 percent doubles in about fourteen years without anything being added.\n\nA quick way to estimate it: divide 72 by the rate, and you have the years until it doubles. At 3 percent that is 24 years, at 6 percent it is 12. The rule works for debts as well, which is the less cheerful half.`,
    ],
  },
  {
    title: 'How inflation is measured',
    daysAgo: 286,
    turns: [
      `What is inflation?`,
      `Inflation is a general rise in prices over time, so that the same money buys less. It is measured with a basket of goods and services that reflects what an average household spends.\n\nYour own rate can be quite different. A household without a car hardly notices fuel, and one with a fixed mortgage hardly notices rents. If prices feel as if they rise faster than reported, look at what you buy every week: people remember the price of butter, and forget that of a television.`,
    ],
  },
  {
    title: 'Tax return with a home office',
    daysAgo: 3,
    turns: [
      `My employer lets me work from home two days a week, and I want to deduct the costs from my income tax. I have to hand in the tax return by {Monday 3}. Which papers do I need for the home office?`,
      `Three things: a list of the days at home, a short letter from your employer that you may work there, and the bills for what you bought for it, such as the chair or the screen. An export of your calendar is good enough for the days.\n\nIf there is a separate room, measure it and note its share of the flat, since costs are divided by area. If the desk stands in the bedroom, only the daily allowance applies; it is smaller, but it needs no proof beyond the list. Start with last year's return, and go through it line by line. Most of it is the same.`,
    ],
  },
  {
    title: 'Kitchen tap that drips',
    daysAgo: 240,
    turns: [
      `The kitchen tap drips since last week, a single lever one. Can I repair that myself?`,
      `Usually yes, in half an hour. In a single lever tap a cartridge wears out. Turn off the water under the sink, open the tap, pry off the small cap with the red and blue mark, loosen the screw below it, and lift off the lever. Under the dome sits the cartridge.\n\nTake it to the shop, because there are dozens of sizes. Before the new one goes in, wipe the seat clean: a grain of lime is enough to make it drip again. Put a towel in the sink first, for the screw that everybody drops.`,
      `It was a grain of lime. It is quiet now.`,
      `The cheapest repair there is. If your water is hard, open and close the tap fully now and then, and clean the aerator with vinegar twice a year; then the cartridge lives longer than the kitchen.`,
    ],
  },
  {
    title: 'Shelf on a plasterboard wall',
    daysAgo: 540,
    turns: [
      `I want to hang a bookshelf on a plasterboard wall in the new flat. How much does it hold?`,
      `With hollow-wall anchors of metal about 25 kilos per screw close to the wall, and much less for a deep shelf, since books at the front act as a lever. A metre of books weighs 20 to 30 kilos, so a row is fine and a library is not.\n\nBetter is to find the studs behind the board: knock, or slide a strong magnet over it until it holds on a screw. They stand every 60 centimetres or so. A board screwed to two studs carries the shelf anywhere you like.`,
    ],
  },
  {
    title: 'Herbs for a balcony without much sun',
    daysAgo: 560,
    turns: [
      `Our new balcony faces north-east and gets sun until ten in the morning. Which herbs and vegetables grow there?`,
      `More than you think, as long as it is leaves and not fruit. Mint, chives, parsley, lemon balm and wild garlic like it there, and lettuce stays tender longer than in full sun. Tomatoes and basil will sulk.\n\nGive mint a pot of its own, else the others are gone by July. In the shade pots dry slowly, so put a finger in the soil before watering: more herbs drown on such balconies than dry out. Light walls help; a white board behind the pots gives them a second morning.`,
    ],
  },
  {
    title: 'Mould on the bathroom ceiling',
    daysAgo: 330,
    source: 'claude',
    turns: [
      `Small black dots on the bathroom ceiling above the shower. How do I get rid of them for good?`,
      `Clean once, then change what made them. For the cleaning, 70 percent alcohol on a cloth, with gloves and an open window; it evaporates and leaves nothing behind. Chlorine bleaches the dots and leaves the rest alive.\n\nThe cause is warm, wet air that stays. After a shower pull the water off the tiles, open the window fully for ten minutes instead of tilting it for two hours, and keep the radiator slightly on. A small meter for humidity helps to believe it: below 60 percent nothing grows.`,
    ],
  },
  {
    title: 'Plumber for the bathroom radiator',
    daysAgo: 2,
    turns: [
      `The radiator in the bathroom stays cold at the bottom, although I bled it. We have an appointment with the plumber on {Tuesday 1} at 8 am. What can I check before, so that it goes quickly?`,
      `Cold at the bottom and warm at the top means that water hardly passes through: sludge, or a valve that is nearly closed. Feel both pipes. If the lower one is cold as well, turn the small screw at the return valve, under its cap, a full turn and count the turns so you can set it back.\n\nLook at the pressure on the boiler too; one and a half bar is normal. Make the space in front of the radiator free, and note how long it has been like this. Three facts at the door save a quarter of an hour.`,
    ],
  },
];
