import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sourceMarks } from '#lib/source-marks.ts';
import { SourceMark } from './source-mark.tsx';

test('every source has a mark that no other source has', () => {
  const sources = Object.keys(sourceMarks) as (keyof typeof sourceMarks)[];
  const { container } = render(sources.map((source) => <SourceMark key={source} source={source} />));
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(drawings).toHaveLength(sources.length);
  expect(new Set(drawings).size).toBe(sources.length);
});

test('a mark is only a picture: screen readers read the name beside it', () => {
  const { container } = render(<SourceMark source="claude-code" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
