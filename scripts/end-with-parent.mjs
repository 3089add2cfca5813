// Loaded into a process that the bootstrap starts: when the bootstrap is gone, for whatever reason, this process stops
// too.
if (process.channel !== undefined) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
