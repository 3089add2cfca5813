import {
  type CardRating,
  createCard,
  decideCardProposals,
  type DueCard,
  getLearning,
  type Learning,
  type LearningCard,
  type LearningDeck,
  listCardProposals,
  reviewCard,
  undoReview,
  updateCard,
} from '@app/contract/learning';
import { createDeck, getDeck, importCards, listDeckCards } from '@app/contract/learning-decks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import '#test/ready-markdown.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const makeId = (number: number) => `0b6f1c9a-4a55-4a53-9d1f-${String(number).padStart(12, '0')}`;
const deck: LearningDeck = {
  id: makeId(900),
  name: 'Linux kernel',
  isTopic: true,
  isSubject: false,
  category: null,
  cardCount: 10,
  dueCount: 10,
  newCount: 10,
  knownCount: 2,
  proposalCount: 0,
  noteCount: 1,
};
const makeCard = (number: number, changes: Partial<LearningCard> = {}): LearningCard => ({
  id: makeId(number),
  deckId: deck.id,
  deckName: deck.name,
  front: `Question ${number}`,
  back: `Answer ${number}`,
  tags: '',
  reviewCount: 0,
  dueAt: '2026-11-20T09:00:00.000Z',
  source: { conversationId: makeId(800), messageId: makeId(801), title: 'About kernels' },
  isSourceGone: false,
  ...changes,
});
const makeDueCard = (number: number): DueCard => {
  const instantIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return {
    ...makeCard(number),
    next: { again: instantIn(10), hard: instantIn(1_440), good: instantIn(4_320), easy: instantIn(14_400) },
  };
};

const serveLearning = (changes: Partial<Learning> = {}) => {
  testServer().answerByDefault(listCardProposals, []);
  testServer().answer(getLearning, {
    dueCount: changes.due?.length ?? 0,
    reviewedToday: 0,
    streakDays: 0,
    proposalCount: 0,
    nextDueAt: null,
    decks: [deck],
    due: [],
    ...changes,
  });
};
const serveProposals = (...cards: LearningCard[]) => testServer().answer(listCardProposals, cards);
const acceptReviews = () => testServer().answer(reviewCard, { card: makeCard(1, { reviewCount: 1 }), isCounted: true });
const listRatings = () =>
  testServer()
    .requests(reviewCard)
    .map(({ body }) => (body as { rating: CardRating }).rating);

describe('the cards of today', () => {
  it('are reviewed with two keystrokes each', async () => {
    serveLearning({ due: Array.from({ length: 10 }, (_, index) => makeDueCard(index + 1)) });
    acceptReviews();
    const { user } = renderApp('/learning');
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(screen.queryByText('Answer 1')).toBeNull();
    await user.keyboard(' ');
    expect(screen.getByText('Answer 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'From About kernels' })).toHaveAttribute(
      'href',
      `/conversation-chat/${makeId(800)}?message=${makeId(801)}`,
    );
    await user.keyboard('1');
    for (let number = 2; number <= 10; number += 1) await user.keyboard(' 3');
    await waitFor(() => expect(listRatings()).toEqual(['again', ...Array<CardRating>(9).fill('good')]));
    expect(screen.queryByRole('heading', { name: /Question/ })).toBeNull();
    expect(testServer().requests(reviewCard)[0]?.body).toEqual({ rating: 'again', reviewCount: 0 });
  });

  it('are reviewed by touch, each rating showing its interval', async () => {
    serveLearning({ due: [makeDueCard(1), makeDueCard(2)] });
    acceptReviews();
    const { user } = renderApp('/learning');
    await user.click(await screen.findByRole('button', { name: 'Show answer' }));
    await user.click(screen.getByRole('button', { name: 'Good 3 days' }));
    expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeVisible();
    expect(screen.getByText('1 card left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show answer' })).toHaveFocus();
  });

  it('come back when a review is not saved', async () => {
    serveLearning({ due: [makeDueCard(1)] });
    testServer().answer(reviewCard, new ErrorResponse('internal'));
    const { user } = renderApp('/learning');
    await screen.findByRole('heading', { name: 'Question 1' });
    await user.keyboard(' 4');
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(await screen.findByText(/Something went wrong|not saved/)).toBeVisible();
  });

  it('come back with their answer when a rating is undone, and are rated again', async () => {
    serveLearning({ due: [makeDueCard(1), makeDueCard(2)] });
    acceptReviews();
    testServer().answer(undoReview, { card: makeCard(1), isUndone: true });
    const { user } = renderApp('/learning');
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    await user.keyboard(' 1');
    expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo “Again”' })).toBeVisible();
    await user.keyboard('z');
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(screen.getByText('Answer 1')).toBeVisible();
    await waitFor(() => expect(testServer().requests(undoReview)[0]?.body).toEqual({ reviewCount: 1 }));
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    await user.keyboard('4');
    expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeVisible();
    await waitFor(() => expect(listRatings()).toEqual(['again', 'easy']));
  });

  it('stay reviewed when undoing a rating fails, and the undo can be tried again', async () => {
    serveLearning({ due: [makeDueCard(1)] });
    acceptReviews();
    testServer().answer(undoReview, new ErrorResponse('internal'));
    const { user } = renderApp('/learning');
    await screen.findByRole('heading', { name: 'Question 1' });
    await user.keyboard(' 3');
    await user.click(await screen.findByRole('button', { name: 'Undo “Good”' }));
    expect(await screen.findByText(/Something went wrong|not taken back/)).toBeVisible();
    expect(await screen.findByText('Done for today')).toBeVisible();
    expect(testServer().requests(undoReview)).toHaveLength(1);
    await user.keyboard('z');
    await waitFor(() => expect(testServer().requests(undoReview)).toHaveLength(2));
  });

  it('show a toast when they were already reviewed on another device', async () => {
    serveLearning({ due: [makeDueCard(1)] });
    testServer().answer(reviewCard, { card: makeCard(1, { reviewCount: 1 }), isCounted: false });
    const { user } = renderApp('/learning');
    await screen.findByRole('heading', { name: 'Question 1' });
    await user.keyboard(' 3');
    expect(await screen.findByText(/already reviewed on another device/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
    expect(screen.getByText('Done for today')).toBeVisible();
  });

  it('show when the next card is due once all are done', async () => {
    serveLearning({ nextDueAt: new Date(Date.now() + 86_400_000).toISOString(), reviewedToday: 3, streakDays: 5 });
    renderApp('/learning');
    expect(await screen.findByText('Done for today')).toBeVisible();
    expect(screen.getByText(/Next cards tomorrow/)).toBeVisible();
    expect(screen.getByText('5 days in a row')).toBeVisible();
  });
});

describe('proposed cards', () => {
  it('are accepted, declined and edited one by one, each with its source', async () => {
    serveLearning({ proposalCount: 3 });
    serveProposals(makeCard(1, { dueAt: null }), makeCard(2, { dueAt: null }), makeCard(3, { dueAt: null }));
    testServer().answer(decideCardProposals, { decided: 1 });
    testServer().answer(updateCard, makeCard(3));
    const { user } = renderApp('/learning');
    await user.click(await screen.findByRole('button', { name: 'Accept: Question 1' }));
    expect(screen.queryByText('Answer 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline: Question 2' }));
    await waitFor(() =>
      expect(
        testServer()
          .requests(decideCardProposals)
          .map(({ body }) => body),
      ).toEqual([
        { decision: 'accept', ids: [makeId(1)] },
        { decision: 'decline', ids: [makeId(2)] },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Edit: Question 3' }));
    const front = await screen.findByRole('textbox', { name: 'Front' });
    await user.clear(front);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter the front of the card')).toBeVisible();
    await user.type(front, 'Better?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(testServer().requests(updateCard)[0]?.body).toEqual({ front: 'Better?', back: 'Answer 3' }),
    );
  });

  it('are grouped under the names of their decks, with the deck of the latest card first', async () => {
    serveLearning({ proposalCount: 3 });
    const kernel = { dueAt: null };
    const spanish = { dueAt: null, deckId: makeId(901), deckName: 'Spanish' };
    serveProposals(makeCard(1, kernel), makeCard(2, spanish), makeCard(3, kernel));
    renderApp('/learning');
    await screen.findByText('Question 1');
    const fronts = screen.getAllByText(/^Question \d$/).map((front) => front.textContent);
    expect(fronts).toEqual(['Question 1', 'Question 3', 'Question 2']);
    const proposals = within(screen.getByRole('region', { name: 'Proposed cards' }));
    expect(proposals.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Linux kernel',
      'Spanish',
    ]);
  });

  it('are accepted and declined by keys, as in the inbox', async () => {
    serveLearning({ proposalCount: 2 });
    serveProposals(makeCard(1, { dueAt: null }), makeCard(2, { dueAt: null }));
    testServer().answer(decideCardProposals, { decided: 1 });
    const { user } = renderApp('/learning');
    await screen.findByRole('heading', { name: 'Proposed cards' });
    await user.keyboard('jd');
    await user.keyboard('a');
    await waitFor(() =>
      expect(
        testServer()
          .requests(decideCardProposals)
          .map(({ body }) => body),
      ).toEqual([
        { decision: 'decline', ids: [makeCard(1).id] },
        { decision: 'accept', ids: [makeCard(2).id] },
      ]),
    );
  });

  it('are shown five at a time, and all that are shown are accepted together', async () => {
    const cards = Array.from({ length: 12 }, (_, index) => makeCard(index + 1, { dueAt: null }));
    serveLearning({ proposalCount: cards.length });
    serveProposals(...cards);
    testServer().answer(decideCardProposals, ({ body }) => {
      const rest = cards.filter(({ id: one }) => body.ids?.includes(one) !== true);
      serveLearning({ proposalCount: rest.length });
      serveProposals(...rest);
      return { decided: body.ids?.length ?? 0 };
    });
    const { user } = renderApp('/learning');
    const countShown = () => screen.getAllByRole('button', { name: /^Accept: / }).length;
    const acceptShown = await screen.findByRole('button', { name: 'Accept all 5' });
    expect(acceptShown).toHaveAttribute('data-main-button');
    expect(countShown()).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(countShown()).toBe(10);
    expect(screen.getByRole('button', { name: 'Show 2 more' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept all 10' }));
    expect(await screen.findByText('10 cards added')).toBeVisible();
    await waitFor(() => expect(countShown()).toBe(2));
    expect(testServer().requests(decideCardProposals)[0]?.body.ids).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
  });

  it('are all accepted from the menu, and all declined after a confirmation', async () => {
    serveLearning({ proposalCount: 86 });
    serveProposals(...Array.from({ length: 6 }, (_, index) => makeCard(index + 1, { dueAt: null })));
    testServer().answer(decideCardProposals, { decided: 86 });
    const { user } = renderApp('/learning');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Accept all 86' }));
    expect(await screen.findByText('86 cards added')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline all 86' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline all 86' }));
    await waitFor(() =>
      expect(
        testServer()
          .requests(decideCardProposals)
          .map(({ body }) => body),
      ).toEqual([{ decision: 'accept' }, { decision: 'decline' }]),
    );
  });

  it('are selected with X and a range with Shift, and declined together', async () => {
    serveLearning({ proposalCount: 4 });
    serveProposals(...Array.from({ length: 4 }, (_, index) => makeCard(index + 1, { dueAt: null })));
    testServer().answer(decideCardProposals, { decided: 2 });
    const { user } = renderApp('/learning');
    await screen.findByRole('button', { name: 'Accept: Question 1' });
    await user.keyboard('jjx{Shift>}j{/Shift}');
    expect(screen.getByRole('toolbar', { name: 'Selected proposals' })).toHaveTextContent('2 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Question 3' })).toHaveFocus();
    await user.keyboard('d');
    expect(await screen.findByText('2 proposals declined')).toBeVisible();
    expect(testServer().requests(decideCardProposals)[0]?.body).toEqual({
      decision: 'decline',
      ids: [makeCard(2).id, makeCard(3).id],
    });
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept: Question 4' })).toHaveFocus());
  });

  it('are counted in a toast even if their list is unmounted before the refetch', async () => {
    serveLearning({ proposalCount: 2 });
    serveProposals(makeCard(1, { dueAt: null }), makeCard(2, { dueAt: null }));
    testServer().answer(decideCardProposals, () => {
      serveProposals();
      testServer().answer(getLearning, async () => {
        await waitFor(() => expect(screen.queryByRole('heading', { name: 'Proposed cards' })).toBeNull());
        return new ErrorResponse('internal');
      });
      return { decided: 2 };
    });
    const { user } = renderApp('/learning');
    await user.click(await screen.findByRole('button', { name: 'Accept all 2' }));
    expect(await screen.findByText('2 cards added')).toBeVisible();
  });

  it('appear when they are found after their list was loaded', async () => {
    serveLearning({ proposalCount: 1 });
    let calls = 0;
    testServer().answer(listCardProposals, () => ((calls += 1) === 1 ? [] : [makeCard(1, { dueAt: null })]));
    renderApp('/learning');
    expect(await screen.findByRole('button', { name: 'Accept: Question 1' })).toBeVisible();
    expect(calls).toBe(2);
  });

  it('come back when the call fails', async () => {
    serveLearning({ proposalCount: 1 });
    serveProposals(makeCard(1, { dueAt: null }));
    testServer().answer(decideCardProposals, new ErrorResponse('internal'));
    const { user } = renderApp('/learning');
    await user.click(await screen.findByRole('button', { name: 'Accept: Question 1' }));
    expect(await screen.findByRole('button', { name: 'Accept: Question 1' })).toBeVisible();
  });
});

describe('decks', () => {
  it('of single topics are folded by category, below the decks of subjects and of the user', async () => {
    const category = { id: makeId(700), name: 'Technology', color: '#7a74cf' };
    const makeTopic = (number: number) => ({
      ...deck,
      id: makeId(900 + number),
      name: `Topic ${number}`,
      dueCount: 2,
      category,
    });
    const lonely = {
      ...deck,
      id: makeId(990),
      name: 'Tides',
      category: { ...category, id: makeId(701), name: 'Education' },
    };
    serveLearning({
      decks: [
        makeTopic(1),
        { ...deck, id: makeId(980), name: 'Technology', isSubject: true, category },
        makeTopic(2),
        { ...deck, id: makeId(981), name: 'Spanish', isTopic: false },
        lonely,
      ],
    });
    const { user } = renderApp('/learning');
    const section = within(await screen.findByRole('region', { name: 'Decks' }));
    const listed = section.getAllByRole('link').filter((link) => link.closest('details:not([open])') === null);
    expect(listed.map(({ textContent }) => textContent)).toEqual(['Technology', 'Spanish', 'Tides']);
    expect(section.getByText('4 due')).toBeVisible();
    await user.click(section.getByText('Technology, topic by topic'));
    expect(section.getByRole('link', { name: 'Topic 2' })).toHaveAttribute('href', `/learning/${makeId(902)}`);
  });

  it('explain themselves while there are none', async () => {
    serveLearning({ decks: [] });
    renderApp('/learning');
    expect(await screen.findByText('Nothing to learn yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import conversations' })).toHaveAttribute('href', '/imports');
  });

  it('are created and opened', async () => {
    serveLearning();
    testServer().answer(createDeck, { ...deck, name: 'Spanish' });
    testServer().answer(getDeck, { ...deck, name: 'Spanish', isTopic: false, cardCount: 0, notes: [] });
    testServer().answer(listDeckCards, []);
    testServer().answer(createCard, makeCard(1));
    const app = renderApp('/learning');
    await app.user.click(await screen.findByRole('button', { name: 'New deck' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spanish');
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'Spanish' })).toBeVisible();
    expect(app.address()).toBe(`/learning/${deck.id}`);
    expect(await screen.findByText('No cards in this deck yet')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'New card' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Front' }), 'la casa');
    await app.user.type(screen.getByRole('textbox', { name: 'Back' }), 'the house');
    await app.user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(testServer().requests(createCard)[0]?.body).toEqual({
        deckId: deck.id,
        front: 'la casa',
        back: 'the house',
      }),
    );
  });

  it('show their cards and quotes, and mark a card whose source was deleted', async () => {
    const sentences = [{ messageId: makeId(801), text: 'A kernel is the core.' }];
    testServer().answer(getDeck, {
      ...deck,
      notes: [{ conversationId: makeId(800), title: 'About kernels', sentences }],
    });
    testServer().answer(listDeckCards, [makeCard(1, { source: null, isSourceGone: true })]);
    renderApp(`/learning/${deck.id}`);
    expect(await screen.findByText('Its conversation was deleted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A kernel is the core.' })).toHaveAttribute(
      'href',
      `/conversation-chat/${makeId(800)}?message=${makeId(801)}`,
    );
  });

  it('show the next cards of a large deck on demand', async () => {
    testServer().answer(getDeck, { ...deck, cardCount: 60, notes: [] });
    testServer().answer(listDeckCards, ({ query }) =>
      Response.json([makeCard(query.cursor === undefined ? 1 : 2)], {
        headers: query.cursor === undefined ? { Link: '</api/learning/decks?cursor=next>; rel="next"' } : {},
      }),
    );
    const { user } = renderApp(`/learning/${deck.id}`);
    const cards = within(await screen.findByRole('region', { name: '60 cards' }));
    await user.click(cards.getByRole('button', { name: 'Show more cards' }));
    expect(await cards.findByText(makeCard(2).front)).toBeVisible();
    expect(cards.queryByRole('button', { name: 'Show more cards' })).not.toBeInTheDocument();
  });

  it('import a file and list the rejected lines', async () => {
    serveLearning();
    const rejected = [{ line: 2, text: 'alone', reason: 'The back is missing.' }];
    testServer().answer(importCards, { created: 1, unchanged: 0, rejected });
    const { user } = renderApp('/learning');
    await user.click(await screen.findByRole('button', { name: 'Import cards' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import cards' }));
    await user.upload(
      dialog.getByLabelText('Choose a file', { selector: 'input' }),
      new File(['uno\tone\nalone'], 'Words.txt'),
    );
    expect(await dialog.findByText('1 card added.')).toBeVisible();
    expect(dialog.getByText('The back is missing.', { exact: false })).toBeVisible();
    expect(testServer().requests(importCards)[0]?.body).toEqual({ text: 'uno\tone\nalone', deckName: 'Words' });
  });

  it('that do not exist show a message', async () => {
    testServer().answer(getDeck, new ErrorResponse('learning.deck_not_found'));
    testServer().answer(listDeckCards, []);
    renderApp(`/learning/${deck.id}`);
    expect(await screen.findByText('This deck no longer exists.')).toBeVisible();
  });

  it('that cannot be loaded offer a retry', async () => {
    serveProposals();
    testServer().answer(getLearning, new ErrorResponse('internal'));
    const { user } = renderApp('/learning');
    const again = await screen.findByRole('button', { name: 'Try again' });
    serveLearning({ decks: [] });
    await user.click(again);
    expect(await screen.findByText('Nothing to learn yet')).toBeVisible();
  });
});
