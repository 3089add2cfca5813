import fc from 'fast-check';

/** The same cases on every machine, so that a failure is caused by the change; PROPERTY_SEED=<number> tries others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
