import type { Feature, FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';

/** What each feature provides, without the types of the services. */
export type AssembledFeatures = readonly FeatureParts<object>[];

/** Assembles features, each from the foundation and the services of those before it. */
export interface Assembly<Services extends object> {
  services: Services;
  features: AssembledFeatures;
  /** The compiler refuses a feature whose needs are not met by earlier ones. */
  add<Added extends object>(feature: Feature<Foundation & Services, Added>): Assembly<Services & Added>;
}

export function assemble(foundation: Foundation): Assembly<object> {
  return extend(foundation, {}, []);
}

function extend<Services extends object>(
  foundation: Foundation,
  services: Services,
  features: AssembledFeatures,
): Assembly<Services> {
  return {
    services,
    features,
    add: (feature) => {
      const added = feature({ ...foundation, ...services });
      return extend(foundation, { ...services, ...added.services }, [...features, added]);
    },
  };
}

/** Merges what all features provide of one kind, by name; throws on a duplicate name. */
export function collectByName<Work>(
  features: AssembledFeatures,
  pick: (feature: AssembledFeatures[number]) => Readonly<Record<string, Work>> | undefined,
): ReadonlyMap<string, Work> {
  const all = new Map<string, Work>();
  for (const [name, work] of features.flatMap((feature) => Object.entries(pick(feature) ?? {}))) {
    if (all.has(name)) throw new Error(`two features have work named ${name}`);
    all.set(name, work);
  }
  return all;
}
