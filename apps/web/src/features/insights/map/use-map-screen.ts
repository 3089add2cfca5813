import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { onThemeChange } from '#lib/theme.ts';
import { type GestureHandlers, listenToGestures } from './map-gestures.ts';
import type { MapPoints } from './map-points.ts';
import { type DrawnMap, MapScreen } from './map-screen.ts';

interface Elements {
  box: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

interface Handlers extends GestureHandlers {
  onDraw: (drawn: DrawnMap) => void;
}

/** Draws the map on the canvas, which fills `box`; follows the size of the box and the theme. */
export function useMapScreen({ box, canvas }: Elements, points: MapPoints, handlers: Handlers): MapScreen {
  const [screen] = useState(() => new MapScreen(points));
  const onDraw = useEffectEvent((drawn: DrawnMap) => handlers.onDraw(drawn));
  const onHover = useEffectEvent((place: Parameters<Handlers['onHover']>[0]) => handlers.onHover(place));
  const onPress = useEffectEvent((...press: Parameters<Handlers['onPress']>) => handlers.onPress(...press));
  const onIgnoredWheel = useEffectEvent(() => handlers.onIgnoredWheel());

  useEffect(() => {
    const [element, surface] = [box.current, canvas.current];
    if (element === null || surface === null) return;
    const detach = screen.attach(surface, (drawn) => onDraw(drawn));
    const stopGestures = listenToGestures(element, screen, {
      onHover: (place) => onHover(place),
      onPress: (place, isTouch) => onPress(place, isTouch),
      onIgnoredWheel: () => onIgnoredWheel(),
    });
    const stopFollowing = followPage(element, screen);
    return () => {
      stopFollowing();
      stopGestures();
      detach();
    };
  }, [screen, box, canvas]);
  return screen;
}

/** Follows the size of the element, and the theme of the app and of the system. */
function followPage(element: HTMLElement, screen: MapScreen): () => void {
  const sizes = new ResizeObserver(() => screen.resize(element.clientWidth, element.clientHeight));
  sizes.observe(element);
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const refresh = () => screen.refreshColors();
  dark.addEventListener('change', refresh);
  const stopTheme = onThemeChange(refresh);
  return () => {
    sizes.disconnect();
    dark.removeEventListener('change', refresh);
    stopTheme();
  };
}
