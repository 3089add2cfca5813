import { expect, test } from 'vitest';
import { previewPage } from './preview-page.ts';

test('HTML is shown as it is', () => {
  expect(previewPage('<h1>Hello</h1>', 'html')).toBe('<h1>Hello</h1>');
});

test('an SVG is put on an empty page, without its XML declaration', () => {
  const drawing =
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg><circle r="4"/></svg>';
  expect(previewPage(drawing, 'svg')).toMatch(/^<!doctype html>.*<\/style><svg><circle r="4"\/><\/svg>$/);
});
