import { html } from 'hono/html'
import { MAX_PERSON_NAME_LENGTH } from '#leads/index.ts'
import { describedByError, errorAlert, type Html, tokenField } from './form-html.ts'

/** What the sign-in forms of the leads page and the Studio say when an attempt fails. */
export const signInErrors = {
  limited: 'Too many attempts. Wait a few minutes and try again.',
  refused: 'The name or password is wrong.',
}

/**
 * The form for a name and a password.
 * @param action the URL that it's posted to
 * @param error why an attempt failed; both fields are described by it
 * @param name the name that was entered
 */
export function signInForm(action: string, error?: string, name = ''): Html {
  const describedBy = describedByError(error)
  return html`${errorAlert(error)}<form method="post" action="${action}" class="small">
<p><label>Name<input name="name" value="${name}" required maxlength="${MAX_PERSON_NAME_LENGTH}" autocomplete="username" autocapitalize="words" spellcheck="false"${describedBy}></label></p>
<p><label>Password<input type="password" name="password" required autocomplete="current-password"${describedBy}></label></p>
<p><button class="main">Sign in</button></p>
</form>
<p class="quiet small">To get a name and a password, ask an administrator of this site.</p>`
}

/**
 * The form for someone who is signed in already, above the one for someone else.
 * @param parts.action the URL that it's posted to
 * @param parts.name the name of the signed-in person
 * @param parts.token the CSRF token of the session
 */
export function continueForm(
  { action, name, token }: { action: string; name: string; token: string },
  somebodyElse: Html,
): Html {
  return html`<form method="post" action="${action}" class="small">${tokenField(token)}
<p><button class="main">Continue as ${name}</button></p>
</form>
<h2>Sign in as someone else</h2>
${somebodyElse}`
}
