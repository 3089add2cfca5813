import fc from 'fast-check';

/** The same cases on every machine, so that a red run is the change's doing; PROPERTY_SEED=<any number> looks at others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
