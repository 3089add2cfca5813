import { translator } from '#lib/messages.ts';

export const calendarMessages = {
  title: 'Calendar',
  text: 'See your events in your phone’s calendar, and import events from others.',
  feed: 'Your private feed',
  feedText:
    'Subscribe to this address in another calendar app. It has all your events, with recurrences and reminders.',
  loading: 'Loading the address of your feed',
  failed: 'Failed to load the address of your feed. Please try again.',
  retry: 'Try again',
  address: 'Address of the feed',
  copy: 'Copy',
  copied: 'Address copied',
  copyFailed: 'Your browser did not allow copying. Select the address and copy it by hand.',
  warning: 'Anyone with this address can read your events. Change it if it has leaked.',
  rotate: 'Change the address',
  rotateTitle: 'Change the address of your feed?',
  rotateText: 'Programs that subscribed to the old address will get no more events until you give them the new one.',
  rotated: 'Your feed has a new address',
  rotateFailed: 'The address was not changed. Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  import: 'Import events from a file',
  importText: 'An .ics file, exported by any calendar app. You see what is in it before anything is saved.',
  choose: 'Choose an .ics file',
  previewTitle: '{count, plural, =0 {No events to import} one {# event to import} other {# events to import}}',
  previewSkipped: '{count, plural, one {# cannot be imported:} other {# cannot be imported:}}',
  previewMore: 'and {count, number} more',
  allDay: 'All day',
  repeats: 'repeats',
  bring: '{count, plural, one {Import # event} other {Import # events}}',
  brought: 'Events imported',
  broughtText: '{created, number} new, {updated, number} changed, {unchanged, number} already there',
  importFailed: 'The file could not be read. Please try again.',
  error: 'Error',
} as const;

export const t = translator(calendarMessages);
