/**
 * Measures the parts of a command, the first from the start of the process.
 * @param {() => number} [now] milliseconds since the process began
 */
export function createStopwatch(now = () => performance.now()) {
  /** @type {{ part: string, seconds: number }[]} */
  const laps = [];
  let last = 0;
  return {
    /** Ends a part that started at the end of the previous one. @param {string} part */
    lap(part) {
      const at = now();
      laps.push({ part, seconds: (at - last) / 1000 });
      last = at;
    },
    /** One line per part, and the total. */
    describe() {
      const rows = [...laps, { part: 'in all', seconds: last / 1000 }];
      const width = Math.max(...rows.map(({ part }) => part.length));
      return rows.map(({ part, seconds }) => `${part.padEnd(width)} ${formatSeconds(seconds)}`).join('\n');
    },
  };
}

/** @param {number} seconds */
function formatSeconds(seconds) {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60)).padStart(2)}:${String(whole % 60).padStart(2, '0')} min`;
}
