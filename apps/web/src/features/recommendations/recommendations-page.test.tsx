import { createEvent } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import {
  generateRecommendations,
  listRecommendations,
  type Recommendation,
  updateRecommendation,
} from '@app/contract/recommendations';
import { createTemplate } from '@app/contract/templates';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const conversationId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01';
const messageId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a02';

const plan: Recommendation = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01',
  title: 'Find time to open a coffee shop in Lisbon',
  description: 'You spoke of it on Nov 1.',
  priority: 'high',
  actionType: 'planning',
  category: { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01', name: 'Work', color: '#5b7fd4' },
  rule: 'unfinished_plan',
  why: 'You said so, and it is not in your planner.',
  sources: [
    {
      kind: 'conversation',
      id: conversationId,
      messageId,
      title: 'A shop by the sea',
      quote: "I'm planning to open a coffee shop in Lisbon.",
      at: '2026-11-01T09:00:00.000Z',
    },
  ],
  action: { kind: 'event', title: 'Open a coffee shop', start: '2026-11-22T18:00:00.000Z', minutes: 60 },
  isCompleted: false,
  isDismissed: false,
  isBookmarked: false,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const template: Recommendation = {
  ...plan,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b02',
  title: 'Make a template of “Summarize …”',
  priority: 'low',
  actionType: 'organization',
  category: null,
  rule: 'repeated_question',
  action: { kind: 'template', name: 'Summarize', body: 'Summarize {{text: long}}', categoryId: null },
};
const done: Recommendation = {
  ...plan,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b03',
  title: 'Call Ana',
  isCompleted: true,
};
const gone: Recommendation = { ...plan, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b04', title: 'Gone', isDismissed: true };

const event: Event = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01',
  title: 'Look for a shop',
  eventDate: '2026-11-22T18:00:00.000Z',
  duration: 60,
  notes: '',
  category: null,
  isAutoDetected: false,
  timeZone: 'UTC',
  isAllDay: false,
  isFree: false,
  location: null,
  recurrence: null,
  seriesId: null,
  originalStart: null,
  taskId: null,
  conversationId,
  messageId,
};

const serveRecommendations = (...list: Recommendation[]) => testServer().answer(listRecommendations, list);
const readCounters = () =>
  within(screen.getByLabelText('Recommendations in numbers'))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.parentElement?.querySelector('dd')?.textContent}`);

it('shows each recommendation with its reason, quotes and a link to the message, and four counters', async () => {
  serveRecommendations(plan, template, done, gone);
  renderApp('/recommendations');
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Insights' })).toBeVisible();
  const card = within((await screen.findByText(plan.title)).closest('li') as HTMLElement);
  expect(card.getByText('High priority')).toBeVisible();
  expect(card.getByText('Planning')).toBeVisible();
  expect(card.getByText('Work')).toBeVisible();
  expect(card.getByText('You said so, and it is not in your planner.')).toBeVisible();
  expect(card.getByText(/I'm planning to open a coffee shop/)).toBeVisible();
  expect(card.getByRole('link', { name: /^A shop by the sea/ })).toHaveAttribute(
    'href',
    `/conversation-chat/${conversationId}?message=${messageId}`,
  );
  expect(readCounters()).toEqual(['Total 4', 'Completed 1', 'High Priority 1', 'Dismissed 1']);
  expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Import Conversations' })).toHaveAttribute('href', '/imports');
});

it('shows a completed recommendation struck through, without buttons', async () => {
  serveRecommendations(done);
  renderApp('/recommendations');
  expect(await screen.findByText('Call Ana')).toHaveClass('line-through', 'text-success-text');
  const card = within(screen.getByText('Call Ana').closest('li') as HTMLElement);
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

it('shows an empty state, for all and for one priority', async () => {
  serveRecommendations(gone);
  const { user } = renderApp('/recommendations');
  expect(await screen.findByText('No recommendations available')).toBeVisible();
  testServer().answer(generateRecommendations, [plan]);
  await user.click(screen.getByRole('button', { name: 'Generate New' }));
  expect(await screen.findByText('1 recommendation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Low' }));
  expect(screen.getByText('No recommendations available')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'High' }));
  expect(screen.getByText(plan.title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'High' })).toHaveAttribute('aria-pressed', 'true');
});

it('completes a recommendation at once with praise, and opens it again when the server refuses', async () => {
  serveRecommendations(plan);
  testServer().answer(updateRecommendation, new ErrorResponse('internal'));
  const { user } = renderApp('/recommendations');
  await user.click(await screen.findByRole('button', { name: `Done: ${plan.title}` }));
  expect(await screen.findByText('Great job!')).toBeVisible();
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: `Done: ${plan.title}` })).toBeVisible();
});

it('dismisses, restores and bookmarks a recommendation', async () => {
  serveRecommendations(plan, template);
  testServer().answer(updateRecommendation, plan);
  const { user } = renderApp('/recommendations');
  await user.click(await screen.findByRole('button', { name: `Bookmark: ${plan.title}` }));
  serveRecommendations(template, { ...plan, isDismissed: true });
  await user.click(screen.getByRole('button', { name: `Dismiss: ${plan.title}` }));
  expect(await screen.findByText('Recommendation dismissed')).toBeVisible();
  expect(screen.queryByRole('heading', { name: plan.title })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    testServer()
      .requests(updateRecommendation)
      .map(({ body }) => body),
  ).toEqual([{ isBookmarked: true }, { isDismissed: true }, { isDismissed: false }]);
});

it('creates an event, linked to the source of the recommendation', async () => {
  serveRecommendations(plan);
  testServer().answer(createEvent, event);
  testServer().answer(updateRecommendation, { ...plan, isCompleted: true });
  const { user } = renderApp('/recommendations');
  await user.click(await screen.findByRole('button', { name: `Plan an Hour: ${plan.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to your schedule' }));
  await user.clear(dialog.getByLabelText('Title'));
  await user.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(dialog.getByText('Please fill in this field.')).toBeVisible();
  await user.type(dialog.getByLabelText('Title'), 'Look for a shop');
  await user.clear(dialog.getByLabelText('Minutes'));
  await user.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(dialog.getByText('Please enter a duration of at most 31 days.')).toBeVisible();
  await user.type(dialog.getByLabelText('Minutes'), '60');
  await user.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(await screen.findByText('“Look for a shop” is in your schedule.')).toBeVisible();
  expect(testServer().requests(createEvent)[0]?.body).toMatchObject({
    title: 'Look for a shop',
    eventDate: '2026-11-22T18:00:00.000Z',
    duration: 60,
    conversationId,
    messageId,
  });
  expect(testServer().requests(updateRecommendation)[0]?.body).toEqual({ isCompleted: true });
});

it('says in the form how often the reminder repeats', async () => {
  const action = {
    kind: 'reminder',
    title: 'Water the herbs',
    remindAt: '2026-11-23T18:00:00.000Z',
    recurrence: 'FREQ=WEEKLY;INTERVAL=2',
  } as const;
  serveRecommendations({ ...plan, action });
  const { user } = renderApp('/recommendations');
  await user.click(await screen.findByRole('button', { name: `Set a Reminder: ${plan.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a reminder' }));
  expect(dialog.getByText('Every 2 weeks')).toBeVisible();
});

it('keeps the form of a template open when the template cannot be saved', async () => {
  serveRecommendations(template);
  testServer().answer(createTemplate, new ErrorResponse('templates.too_many'));
  const { user } = renderApp('/recommendations');
  await user.click(await screen.findByRole('button', { name: `Make a Template: ${template.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a template' }));
  await user.click(dialog.getByRole('button', { name: 'Save Template' }));
  expect(await screen.findByText('You can have at most 1,000 templates. Please delete some first.')).toBeVisible();
  expect(dialog.getByLabelText('Text')).toHaveValue('Summarize {{text: long}}');
  expect(testServer().requests(updateRecommendation)).toEqual([]);
});

it('leads to the day of the schedule that is too full', async () => {
  serveRecommendations({ ...plan, title: 'Lighten Monday', action: { kind: 'day', day: '2026-11-23' } });
  renderApp('/recommendations');
  expect(await screen.findByRole('link', { name: 'Open the Day: Lighten Monday' })).toHaveAttribute(
    'href',
    '/schedule?date=2026-11-23',
  );
});

it('says when the list cannot be loaded, and loads it again', async () => {
  testServer().answer(listRecommendations, new ErrorResponse('internal'));
  const { user } = renderApp('/recommendations');
  await screen.findByText('Failed to load recommendations. Please try again.');
  serveRecommendations(plan);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(plan.title)).toBeVisible();
});

it('has one primary button: generating while there is nothing to do, otherwise the first action', async () => {
  serveRecommendations();
  const { user } = renderApp('/recommendations');
  await screen.findByText('No recommendations available');
  expect(screen.getByRole('button', { name: 'Generate New' })).toHaveAttribute('data-main-button');
  testServer().answer(generateRecommendations, [plan, { ...template, action: null }]);
  await user.click(screen.getByRole('button', { name: 'Generate New' }));
  expect(await screen.findByRole('button', { name: /^Plan an Hour/ })).toHaveAttribute('data-main-button');
  expect(screen.getByRole('button', { name: 'Generate New' })).not.toHaveAttribute('data-main-button');
  const open = screen.getByRole('link', { name: `Open the Conversation: ${template.title}` });
  expect(open).toHaveAttribute('href', `/conversation-chat/${conversationId}?message=${messageId}`);
  expect(open).not.toHaveAttribute('data-main-button');
});
