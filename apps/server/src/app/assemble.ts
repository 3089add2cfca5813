import type { Feature, FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';

/** What the features are to the app once none of their types matters. */
export type Parts = readonly FeatureParts<object>[];

/** Features put together, each built from the foundation and the services of those before it. */
export interface Assembly<Services extends object> {
  services: Services;
  parts: Parts;
  /** The compiler refuses a feature whose needs nobody before it meets. */
  add<Added extends object>(feature: Feature<Foundation & Services, Added>): Assembly<Services & Added>;
}

export function assemble(foundation: Foundation): Assembly<object> {
  return extend(foundation, {}, []);
}

function extend<Services extends object>(foundation: Foundation, services: Services, parts: Parts): Assembly<Services> {
  return {
    services,
    parts,
    add: (feature) => {
      const added = feature({ ...foundation, ...services });
      return extend(foundation, { ...services, ...added.services }, [...parts, added]);
    },
  };
}

/** One list of all that the features do under a name; throws if two do it under the same one. */
export function collect<Work>(
  parts: Parts,
  pick: (part: Parts[number]) => Readonly<Record<string, Work>> | undefined,
): ReadonlyMap<string, Work> {
  const all = new Map<string, Work>();
  for (const [name, work] of parts.flatMap((part) => Object.entries(pick(part) ?? {}))) {
    if (all.has(name)) throw new Error(`two features have work named ${name}`);
    all.set(name, work);
  }
  return all;
}
