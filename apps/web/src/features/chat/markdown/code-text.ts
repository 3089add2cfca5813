import type { ReactNode } from 'react';
import { isValidElement } from 'react';

/** The plain text of rendered children. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** 'ts' of 'language-ts math-inline'. */
export function languageOf(className: string | undefined): string | null {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? null;
}
