import { existsSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LandingPage } from './landing-page.tsx';
import { renderLanding } from './render-landing.tsx';

const getPlanCard = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('article') as HTMLElement);

describe('the landing page', () => {
  it('leads to the sign-in page, to a new account and to Premium', () => {
    render(<LandingPage />);
    const header = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(header.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
    for (const link of screen.getAllByRole('link', { name: 'Start Premium Trial' })) {
      expect(link).toHaveAttribute('href', '/signup?plan=premium');
    }
  });

  it.each(['Try It Now', 'Get Started'])('links %s to /api/login with a plain link', (name) => {
    render(<LandingPage />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveProperty('tagName', 'A');
    expect(link).toHaveAttribute('href', '/api/login');
  });

  it('compares what Free and Premium cost', () => {
    render(<LandingPage />);
    expect(getPlanCard('Free').getByText('$0')).toBeVisible();
    expect(getPlanCard('Free').getByText('/month')).toBeVisible();
    expect(getPlanCard('Premium').getByText('$19/month')).toBeInTheDocument();
    expect(getPlanCard('Premium').getByText('$190/year')).toBeInTheDocument();
    expect(getPlanCard('Premium').getByText(/17%/)).toBeInTheDocument();
  });

  it('lists what each plan has', () => {
    render(<LandingPage />);
    const featuresOf = (name: string) =>
      getPlanCard(name)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(featuresOf('Free')).toEqual([
      '10 AI chat conversations per month',
      'Conversation import and organisation',
      'Smart categorisation',
      'Schedule extraction',
      'Basic recommendations',
    ]);
    expect(featuresOf('Premium')).toEqual([
      'Unlimited AI chat conversations',
      'Priority AI assistance',
      'Advanced insights and analytics',
      'Custom categories and subcategories',
      'Export and backup',
    ]);
  });

  it('shows the yearly saving next to the switch, and the yearly price', () => {
    render(<LandingPage />);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yearly save 17%' })).not.toBeChecked();
    expect(getPlanCard('Premium').getByText('$38 less than twelve months, about 17%')).toBeInTheDocument();
  });

  it('shows the product: each picture exists in both themes and has a description', () => {
    const { container } = render(<LandingPage />);
    const pictures = screen.getAllByRole('img', { name: /\w+ \w+/ });
    expect(pictures).toHaveLength(4);
    const shown = [
      ...pictures.map((picture) => picture.getAttribute('src')),
      ...[...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset')),
    ];
    for (const address of shown) {
      expect(address).toMatch(/^\/landing\/[a-z-]+-(light|dark)\.webp$/);
      expect(existsSync(path.join(import.meta.dirname, '../../../public', String(address))), String(address)).toBe(
        true,
      );
    }
    // The first of the four pictures has another version for narrow screens.
    expect(shown.filter((address) => address?.endsWith('-dark.webp'))).toHaveLength(5);
  });

  it('mentions a trial only on the buttons “Start Premium Trial”', () => {
    const html = renderLanding().replaceAll('Start Premium Trial', '');
    expect(html).toContain('Pricing');
    expect(html).not.toMatch(/trial/i);
  });

  it('is complete without a script', () => {
    const html = renderLanding();
    expect(html).toContain('href="/api/login"');
    expect(html).not.toContain('<script');
  });
});
