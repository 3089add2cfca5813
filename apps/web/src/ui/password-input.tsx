import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from './cx.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { Input } from './input.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows or hides the password. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={cx('relative', className)}>
      <Input type={isShown ? 'text' : 'password'} spellCheck={false} className="pr-11" {...rest} />
      <PlainIconButton
        label={isShown ? hideLabel : showLabel}
        icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        size="small"
        className="absolute top-1.5 right-1.5 pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:size-11"
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}
