// Loaded with --import into an app under test: on a message { clockAheadBy } from its parent, sets the clock of the
// process this many milliseconds ahead of the machine's.
let ahead = 0;
const { now } = Date;
const currentTime = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [currentTime()] : given, newTarget),
  apply: (target) => new target(currentTime()).toString(),
  get: (target, name) => (name === 'now' ? currentTime : Reflect.get(target, name)),
});
process.on('message', ({ clockAheadBy }) => {
  if (typeof clockAheadBy === 'number') ahead = clockAheadBy;
});
process.channel?.unref();
