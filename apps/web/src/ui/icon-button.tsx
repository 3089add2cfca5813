import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** An icon-only button; its label is also its tooltip. */
export function IconButton(props: PlainIconButtonProps) {
  return (
    <Tooltip isAccessibleName label={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
