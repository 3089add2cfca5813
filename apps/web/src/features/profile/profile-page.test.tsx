import { screen, within } from '@testing-library/react';
import { getCurrentUser, updateProfile } from '@app/contract/identity';
import { getPaymentSetup } from '@app/contract/payments';
import { getSubscription, getSubscriptionStatus } from '@app/contract/subscription';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

async function openProfile() {
  const app = renderApp('/profile');
  await screen.findByRole('heading', { name: 'Personal Information' });
  return app;
}

const getCard = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);
const getSaveButton = () => screen.getByRole('button', { name: 'Save changes' });

describe('the profile', () => {
  it('asks a visitor to log in', async () => {
    renderApp('/profile', { as: null });
    expect(await screen.findByText('Please log in to view your profile.')).toBeVisible();
    expect(testServer().requests(getUserStats)).toHaveLength(0);
  });

  it('shows a spinner while it loads', async () => {
    testServer().answer(listAchievements, () => new Promise(() => undefined));
    renderApp('/profile');
    expect(await screen.findByLabelText('Loading your profile')).toBeInTheDocument();
  });

  it('shows what Premium adds while the usage loads, so that the form below does not move', async () => {
    testServer().answer(getSubscriptionStatus, () => new Promise(() => undefined));
    await openProfile();
    expect(screen.getByRole('heading', { name: 'Premium adds' })).toBeVisible();
  });

  it('is shown without the plan if the plan could not be loaded', async () => {
    testServer().answer(getSubscription, new ErrorResponse('internal'));
    testServer().answer(getPaymentSetup, new ErrorResponse('internal'));
    await openProfile();
    await expect.poll(() => testServer().requests(getPaymentSetup).length).toBe(2);
    expect(screen.getByRole('heading', { name: 'Quick Stats' })).toBeVisible();
  });

  it('fills the form with the names and the email of the user', async () => {
    await openProfile();
    expect(screen.getByLabelText('First name')).toHaveValue(ada.firstName);
    expect(screen.getByLabelText('Last name')).toHaveValue(ada.lastName);
    expect(screen.getByLabelText('Email')).toHaveValue(ada.email);
  });

  it('shows the card of the photo, and statistics in two further cards', async () => {
    testServer().answer(getUserStats, {
      currentStreak: 3,
      longestStreak: 1,
      achievementsCompleted: 2,
      totalAchievements: 6,
      totalConversations: 1234,
      totalEventsCreated: 5,
      joinDate: '2026-01-02T08:00:00.000Z',
    });
    await openProfile();
    expect(screen.getByRole('heading', { name: 'Profile Photo' })).toBeVisible();
    const quick = getCard('Quick Stats');
    for (const text of ['3 days', '2 / 6', '1,234']) expect(quick.getByText(text)).toBeVisible();
    const analytics = getCard('Analytics & Activity');
    for (const text of ['Streak Information', '1 day', 'Usage Statistics', '5', 'Jan 2, 2026']) {
      expect(analytics.getByText(text)).toBeVisible();
    }
  });

  it('shows how far an achievement is, and when it was completed', async () => {
    const star = { description: 'Ask your first question', icon: 'Star' as const, progress: 100, completed: true };
    testServer().answer(listAchievements, [
      { ...star, id: 'a', name: 'First chat', completedAt: '2026-02-03T08:00:00.000Z' },
      { ...star, id: 'b', name: 'Early', completedAt: null },
      { ...star, id: 'c', name: 'Collector', completed: false, completedAt: null, progress: 42 },
    ]);
    await openProfile();
    const card = getCard('Achievements');
    expect(card.getAllByText('Completed')).toHaveLength(2);
    expect(card.getByText('Feb 3, 2026')).toBeVisible();
    expect(card.getByText('Recently')).toBeVisible();
    expect(card.getByText('42%')).toBeVisible();
    expect(card.getByRole('progressbar', { name: 'Progress of Collector' })).toHaveValue(42);
  });

  it('says that it could not be loaded', async () => {
    testServer().answer(getUserStats, new ErrorResponse('internal'));
    renderApp('/profile');
    expect(await screen.findByText('Failed to load your profile. Please try again.')).toBeVisible();
  });
});

describe('the profile form', () => {
  it('is checked on submit, and from then on with every change', async () => {
    const { user } = await openProfile();
    await user.clear(screen.getByLabelText('First name'));
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Last name'));
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'nonsense');
    await user.click(getSaveButton());
    for (const text of ['First name is required', 'Last name is required', 'Please enter a valid email']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await user.type(screen.getByLabelText('First name'), 'A');
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    expect(testServer().requests(updateProfile)).toHaveLength(0);
  });

  it('saves, says so, and reads the current user again', async () => {
    const { user } = await openProfile();
    const before = testServer().requests(getCurrentUser).length;
    testServer().answer(updateProfile, { ...ada, firstName: 'Augusta' });
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'Augusta');
    await user.click(getSaveButton());
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(screen.getByText('Your profile has been updated successfully.')).toBeVisible();
    expect(testServer().requests(updateProfile)[0]?.body).toEqual({
      firstName: 'Augusta',
      lastName: ada.lastName,
      email: ada.email,
    });
    expect(testServer().requests(getCurrentUser).length).toBeGreaterThan(before);
  });

  it('disables its button, which reads Saving..., while it saves', async () => {
    const { user } = await openProfile();
    testServer().answer(updateProfile, () => new Promise(() => undefined));
    await user.click(getSaveButton());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  it('asks for the password when the email changes', async () => {
    const { user } = await openProfile();
    testServer().answer(updateProfile, { ...ada, email: 'new@example.com' });
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.click(getSaveButton());
    expect(screen.getByText('Please enter your current password to change this.')).toBeVisible();
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.click(getSaveButton());
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(testServer().requests(updateProfile)[0]?.body).toMatchObject({
      email: 'new@example.com',
      currentPassword: 'correct horse',
    });
  });

  it('shows the message of the server when an update fails', async () => {
    const { user } = await openProfile();
    testServer().answer(updateProfile, new ErrorResponse('identity.email_taken'));
    await user.click(getSaveButton());
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('An account with this email already exists. Please sign in instead.')).toBeVisible();
  });
});
