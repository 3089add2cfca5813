import type { Feature, FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';

/** The features without the types of their services. */
export type Parts = readonly FeatureParts<object>[];

/** Assembles features, each from the foundation and the services of those before it. */
export interface Assembly<Services extends object> {
  services: Services;
  parts: Parts;
  /** The compiler refuses a feature whose needs are not met by earlier ones. */
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

/** Merges what all features provide of one kind, by name; throws on a duplicate name. */
export function collectByName<Work>(
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
