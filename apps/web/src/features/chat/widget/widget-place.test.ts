import { describe, expect, it } from 'vitest';
import { defaultPlace, fitPlace, parsePlace } from './widget-place.ts';

const desktop = { width: 1440, height: 900 };

describe('position and size of the floating assistant', () => {
  it('are 480 by 512 pixels in the lower right corner by default', () => {
    expect(parsePlace(null)).toEqual({ right: 16, bottom: 16, width: 480, height: 512 });
    expect(fitPlace(defaultPlace, desktop)).toEqual(defaultPlace);
  });

  it('are limited to a width from 320 to 800, and a height from 400 to 32 less than the window', () => {
    expect(fitPlace({ ...defaultPlace, width: 10, height: 10 }, desktop)).toMatchObject({ width: 320, height: 400 });
    const large = fitPlace({ ...defaultPlace, width: 5000, height: 5000 }, desktop);
    expect(large).toMatchObject({ width: 800, height: 868 });
  });

  it('stay inside the window, however small it is', () => {
    expect(fitPlace({ ...defaultPlace, right: 5000, bottom: -70 }, desktop)).toMatchObject({ right: 944, bottom: 16 });
    const narrow = fitPlace({ ...defaultPlace, width: 800 }, { width: 640, height: 360 });
    expect(narrow).toEqual({ right: 16, bottom: 16, width: 608, height: 328 });
  });

  it.each(['', '{', '[]', '"x"', '{"width":"wide","right":null}', '{"height":1e999}'])(
    'are the default ones if %j is stored',
    (text) => {
      expect(parsePlace(text)).toEqual(defaultPlace);
    },
  );
});
