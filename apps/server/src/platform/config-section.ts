import { z } from 'zod';

/** One setting. The schema parses the text of an environment variable; blank text counts as unset. */
export interface ConfigField<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** The value of the setting when it is unset. Without a default the setting is optional and may be undefined. */
  default?: z.output<Schema>;
  /** One line for the generated guide and `.env.example`. */
  doc: string;
  /** How the guide describes the default if the default is not a plain value. */
  defaultText?: string;
}

export interface ConfigSection<
  Name extends string = string,
  Fields extends Record<string, ConfigField> = Record<string, ConfigField>,
> {
  readonly name: Name;
  readonly fields: Fields;
}

type FieldValue<Field> = Field extends { schema: infer Schema extends z.ZodType; default: infer Default }
  ? Default extends undefined
    ? z.output<Schema> | undefined
    : z.output<Schema>
  : Field extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema> | undefined
    : never;

/** The parsed values of a section, keyed by environment variable. */
export type SectionValues<Section> = Section extends { fields: infer Fields }
  ? { readonly [Key in keyof Fields]: FieldValue<Fields[Key]> }
  : never;

/**
 * Declares the settings of a feature; the keys of `fields` are the names of environment variables. The value of a field
 * with a default is never undefined.
 */
export function defineSection<const Name extends string, const Fields extends Record<string, ConfigField>>(
  section: ConfigSection<Name, Fields>,
): ConfigSection<Name, Fields> {
  return section;
}

export interface SettingDescription {
  section: string;
  name: string;
  defaultText: string | undefined;
  doc: string;
}

/** Every setting in order, for `.env.example` and the configuration guide. */
export function describeSections(sections: readonly ConfigSection[]): SettingDescription[] {
  return sections.flatMap((section) =>
    Object.entries(section.fields).map(([name, field]) => ({
      section: section.name,
      name,
      defaultText: field.defaultText ?? (field.default === undefined ? undefined : String(field.default)),
      doc: field.doc,
    })),
  );
}

/** An integer between two bounds, both included. */
export function integerSetting(minimum: number, maximum: number) {
  const fault = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^-?\d{1,15}$/, fault)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, fault);
}

/** A boolean: true, yes, on or 1; false, no, off or 0. */
export function switchSetting() {
  return z
    .string()
    .toLowerCase()
    .refine((text) => /^(true|yes|on|1|false|no|off|0)$/.test(text), 'must be true or false')
    .transform((text) => /^(true|yes|on|1)$/.test(text));
}

/** One of the given values. */
export function choiceSetting<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return z.enum(choices, { error: `must be one of ${choices.join(', ')}` });
}

/** Any text that is not blank. */
export function textSetting() {
  return z.string();
}

/** An http or https URL without a trailing slash. */
export function addressSetting() {
  const fault = 'must be an address such as https://example.org';
  return z.url({ protocol: /^https?$/, error: fault }).transform((text) => text.replace(/\/+$/, ''));
}

/** A list of values separated by commas. */
export function listSetting() {
  return z.string().transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
}
