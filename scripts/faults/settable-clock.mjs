// Loaded with --import into an app under test: on a message { clockOffsetMs } from its parent, sets the clock of the
// process that many milliseconds ahead of the machine's.
let offsetMs = 0;
const { now } = Date;
const currentTime = () => now() + offsetMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [currentTime()] : given, newTarget),
  apply: (target) => new target(currentTime()).toString(),
  get: (target, name) => (name === 'now' ? currentTime : Reflect.get(target, name)),
});
process.on('message', ({ clockOffsetMs }) => {
  if (typeof clockOffsetMs === 'number') offsetMs = clockOffsetMs;
});
process.channel?.unref();
