import { KeyTooltip } from './key-tooltip.tsx';
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends PlainIconButtonProps {
  /** The text of the tooltip; by default the accessible name. */
  tooltip?: string;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string;
}

/** An icon-only button; its label is also its tooltip. */
export function IconButton({ tooltip, shortcut, ...props }: IconButtonProps) {
  const text = tooltip ?? props.label;
  const button = <PlainIconButton {...props} />;
  if (shortcut === undefined) {
    return (
      <Tooltip repeatsAccessibleName label={text}>
        {button}
      </Tooltip>
    );
  }
  return (
    <KeyTooltip label={text} shortcut={shortcut}>
      {button}
    </KeyTooltip>
  );
}
