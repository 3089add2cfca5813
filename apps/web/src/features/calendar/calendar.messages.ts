import { translator } from '#lib/messages.ts';

export const calendarMessages = {
  title: 'Calendar',
  text: 'Read along in your phone’s calendar, and bring events from elsewhere.',
  feed: 'Your private feed',
  feedText:
    'Subscribe to this address in another calendar program. It has all your events, with repeats and reminders.',
  loading: 'Loading the address of your feed',
  failed: 'Failed to load the address of your feed. Please try again.',
  retry: 'Try again',
  address: 'Address of the feed',
  copy: 'Copy',
  copied: 'Address copied',
  copyFailed: 'Your browser did not allow copying. Select the address and copy it by hand.',
  warning: 'Whoever knows the address can read your events. Change it if it got into the wrong hands.',
  rotate: 'Change the address',
  rotateTitle: 'Change the address of your feed?',
  rotateText: 'Programs that subscribed to the old address will get no more events until you give them the new one.',
  rotated: 'Your feed has a new address',
  cancel: 'Cancel',
  close: 'Close',
  import: 'Bring events from a file',
  importText: 'An .ics file, as every calendar program exports it. You see what is in it before anything is kept.',
  choose: 'Choose an .ics file',
  previewTitle: '{count, plural, =0 {No events to bring} one {# event to bring} other {# events to bring}}',
  previewSkipped: '{count, plural, one {# cannot be kept:} other {# cannot be kept:}}',
  previewMore: 'and {count, number} more',
  allDay: 'All day',
  repeats: 'repeats',
  bring: '{count, plural, one {Bring # event} other {Bring # events}}',
  brought: 'Events brought',
  broughtText: '{created, number} new, {updated, number} changed, {unchanged, number} already there',
  importFailed: 'The file could not be read. Please try again.',
  error: 'Error',
} as const;

export const t = translator(calendarMessages);
