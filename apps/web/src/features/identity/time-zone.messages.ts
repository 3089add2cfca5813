import { translator } from '#lib/messages.ts';

export const t = translator({
  label: 'Time zone',
  hint: 'All dates and times are shown in this zone.',
  useOwn: 'Use this device’s zone: {zone}',
  changed: 'Time zone changed',
  changedText: 'Times are now shown in the {zone} time zone.',
  otherRegion: 'Other',
});
