import '#test/ready-markdown.ts';
import { getConversation, updateConversation } from '@app/contract/conversations';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { userEvent } from '@testing-library/user-event';
import { BranchTree } from './branch-tree.tsx';
import { ReadingPlace } from './reading-place.ts';
import { conversation } from './testing/conversations.ts';
import { conversationId } from './testing/scripted-transport.ts';
import { storedMessage } from './testing/stored-message.ts';

const makeId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Questions 0 to 5, each answered. Question 0 has a second reply, by the model Two, and a question below it. */
function openBranched(messageCount = 12) {
  const messages = Array.from({ length: messageCount }, (_, at) =>
    storedMessage(
      makeId(at),
      at === 0 ? null : makeId(at - 1),
      at % 2 === 0 ? 'user' : 'assistant',
      at % 2 === 0 ? `Question ${at / 2}` : `Reply ${at}`,
    ),
  );
  messages.push(
    { ...storedMessage(makeId(9001), makeId(0), 'assistant', 'Other reply'), model: 'Two' },
    storedMessage(makeId(9002), makeId(9001), 'user', 'Other question'),
  );
  const activeLeafId = makeId(messageCount - 1);
  testServer().answer(getConversation, conversation(conversationId, { messages, activeLeafId, messageCount }));
  return renderApp(`/conversation-chat/${conversationId}`);
}

async function openTree({ user }: ReturnType<typeof renderApp>) {
  await user.click(await screen.findByRole('button', { name: 'Branches' }));
  return screen.findByRole('tree', { name: 'Branches of this conversation' });
}

const namesOf = (tree: HTMLElement) =>
  within(tree)
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent);

const activeItem = (tree: HTMLElement) =>
  document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(() => {
  setViewportWidth(1280);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the branches of a conversation', () => {
  it('are a tree in the outline, with the shown branch marked', async () => {
    setViewportWidth(1300);
    const tree = await openTree(openBranched());
    expect(namesOf(tree)).toEqual([
      'Question 0',
      'Reply1/2Version 1 of 2',
      'Question 1',
      '3 more questions',
      'Question 5',
      'Reply by Two2/2Version 2 of 2',
      'Other question',
    ]);
    const selected = within(tree).getAllByRole('treeitem', { selected: true });
    expect(selected.map(({ textContent }) => textContent).at(-1)).toBe('Question 5');
    expect(selected).toHaveLength(5);
  });

  it('are not offered without an alternative', async () => {
    testServer().answer(getConversation, conversation(conversationId));
    renderApp(`/conversation-chat/${conversationId}`);
    expect(await screen.findByText('What is a sonnet?')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 question' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Branches' })).toBeNull();
  });

  it('are shown and stored by a click, which goes to the message', async () => {
    setViewportWidth(1300);
    testServer().answer(updateConversation, { ...conversation(conversationId), preview: '' });
    const app = openBranched();
    const tree = await openTree(app);
    await app.user.click(within(tree).getByRole('treeitem', { name: /Other question/u }));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'You' })[1]).toHaveFocus());
    expect(screen.getAllByRole('article', { name: 'You' })[1]).toHaveTextContent('Other question');
    expect(
      testServer()
        .requests(updateConversation)
        .map(({ body }) => body),
    ).toEqual([{ activeLeafId: makeId(9002) }]);
    expect(within(tree).getByRole('treeitem', { name: /Other question/u, selected: true })).toBeVisible();
  });

  it('are not stored again by going to a message of the shown branch', async () => {
    setViewportWidth(1300);
    const app = openBranched();
    const tree = await openTree(app);
    await app.user.click(within(tree).getByRole('treeitem', { name: 'Question 1' }));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'You' })[1]).toHaveFocus());
    expect(testServer().requests(updateConversation)).toHaveLength(0);
  });

  it('follow the keys of a tree: to move, to close and open a branch, and to go to a message', async () => {
    setViewportWidth(1300);
    testServer().answer(updateConversation, { ...conversation(conversationId), preview: '' });
    const app = openBranched();
    const tree = await openTree(app);
    tree.focus();
    const press = async (keys: string) => {
      await app.user.keyboard(keys);
      return activeItem(tree);
    };
    expect(await press('{Home}')).toBe('Question 0');
    expect(await press('{ArrowDown}')).toContain('Version 1 of 2');
    expect(await press('{ArrowRight}')).toBe('Question 1');
    expect(await press('{ArrowLeft}')).toContain('Version 1 of 2');
    expect(await press('{ArrowLeft}')).toContain('Version 1 of 2');
    expect(within(tree).getByRole('treeitem', { name: /Version 1 of 2/u, expanded: false })).toBeVisible();
    expect(within(tree).queryByText('Question 1')).toBeNull();
    expect(await press('{ArrowRight}')).toContain('Version 1 of 2');
    expect(await press('{ArrowDown}{ArrowDown}')).toBe('3 more questions');
    expect(await press('{Enter}')).toBe('Question 2');
    expect(await press('{End}')).toBe('Other question');
    expect(await press('{ArrowUp}')).toContain('Reply by Two');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Other reply').closest('article')).toHaveFocus());
  });

  it('open with the outline’s button where there is no column, and close when a branch is chosen', async () => {
    testServer().answer(updateConversation, { ...conversation(conversationId), preview: '' });
    const app = openBranched();
    await app.user.click(await screen.findByRole('button', { name: '6 questions' }));
    const tree = await openTree(app);
    await app.user.click(within(tree).getByRole('treeitem', { name: /Other question/u }));
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    expect(screen.getAllByRole('article', { name: 'You' })[1]).toHaveTextContent('Other question');
  });

  it('of 5,000 messages render a few rows, and one click unfolds 50 more questions', async () => {
    installFakeLayout();
    setViewportWidth(1300);
    const app = openBranched(5000);
    const tree = await openTree(app);
    expect(namesOf(tree)).toHaveLength(7);
    await app.user.click(within(tree).getByRole('treeitem', { name: '2,497 more questions' }));
    expect(namesOf(tree)).toHaveLength(57);
    expect(within(tree).getByRole('treeitem', { name: '2,447 more questions' })).toBeVisible();
  });

  it('are not switched during a reply, which stays in view', async () => {
    const messages = [storedMessage('one', null, 'user'), storedMessage('two', null, 'user')];
    const onShow = vi.fn<(id: string) => void>();
    render(<BranchTree messages={messages} shownLeafId="one" isLocked place={new ReadingPlace()} onShow={onShow} />);
    await userEvent.click(screen.getByRole('treeitem', { name: /two/u }));
    await userEvent.click(screen.getByRole('treeitem', { name: /one/u }));
    expect(onShow).toHaveBeenCalledExactlyOnceWith('one');
    expect(screen.getByRole('treeitem', { name: /two/u })).toHaveAttribute('aria-disabled', 'true');
  });

  it('with more than 200 rows render only the rows in view and the active row', async () => {
    installFakeLayout();
    const versions = Array.from({ length: 1000 }, (_, at) => storedMessage(`v${at}`, null, 'user'));
    const props = {
      messages: versions,
      shownLeafId: 'v0',
      isLocked: false,
      place: new ReadingPlace(),
      onShow: vi.fn<(id: string) => void>(),
    };
    render(<BranchTree {...props} />);
    const tree = screen.getByRole('tree');
    tree.focus();
    await userEvent.keyboard('{End}');
    expect(activeItem(tree)).toContain('v999');
    expect(namesOf(tree).length).toBeLessThan(100);
  });
});
