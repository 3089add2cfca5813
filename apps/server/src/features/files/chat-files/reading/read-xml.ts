import { Parser } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Goes through XML. Entities that the document defines itself are never expanded, and nothing is loaded. */
export function readXml(xml: string, { open, text, close }: XmlHandlers): void {
  const parser = new Parser(
    {
      ...(open && { onopentag: (name: string, attributes: Attributes) => open(name, attributes) }),
      ...(text && { ontext: text }),
      ...(close && { onclosetag: close }),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** The relationships in an Office file, by id: the path of each target in the ZIP file, and its type. */
export function readRelations(xml: string, folder: string): Map<string, { path: string; type: string }> {
  const found = new Map<string, { path: string; type: string }>();
  readXml(xml, {
    open: (name, { Id = '', Target = '', Type = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      found.set(Id, { path: resolvePath(folder, Target), type: Type.slice(Type.lastIndexOf('/') + 1) });
    },
  });
  return found;
}

/** A path relative to a folder, or from the root if it begins with a slash. */
export function resolvePath(folder: string, target: string): string {
  return new URL(target, `zip:///${folder === '' ? '' : `${folder}/`}`).pathname.slice(1);
}
