import { counted } from '#core/text/counted.ts'

export const actionFailed = 'That didn’t work'

// The card.
export const title = 'Household'
export const loading = 'Loading your household'
export const loadFailed = 'We couldn’t load your household. Nothing is lost.'
export const retry = 'Try again'
export const nameLabel = 'Household name'
export const saveName = 'Save'
export const rename = 'Rename'
export const renameLabel = 'Rename the household'
export const sharedText = 'Everyone here shares one pantry and one shopping list.'

// No household yet.
export const createLead =
  'Share one pantry and one shopping list with the people you cook with. Your own lists become the household’s.'
export const namePlaceholder = 'Our kitchen'
export const nameMissing = 'Please name your household.'
export const haveInvitation = 'Have an invitation? Open its link instead.'
export const create = 'Create household'
export const creating = 'Creating your household'

// The members.
export const membersLabel = 'Members'
export const you = '(you)'
export const owner = 'Owner'
export const makeOwner = 'Make owner'
export const makeOwnerOf = (name: string) => `Make ${name} the owner`
export const makeOwnerQuestion = (name: string) =>
  `${name} will manage members and invitations. You stay as a member.`
export const remove = 'Remove'
export const removeMember = (name: string) => `Remove ${name}`
export const removeQuestion = (name: string) =>
  `${name} keeps a copy of both lists but won’t see new changes. Open invitation links stop working.`

// Invitations.
export const inviteTitle = 'Invite'
export const linkFor = 'The link is for'
export const linkUses = (people: number) => counted(people, { one: 'One person', other: 'Up to # people' })
export const createLink = 'Create link'
export const linkLabel = 'Invitation link'
export const linkHint = (days: number) =>
  counted(days, {
    one: 'We only show this link once. It works for # day.',
    other: 'We only show this link once. It works for # days.',
  })
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const linkCopiedText = 'Send this link to the person you want to invite.'
export const linkNotCopied = 'Link not copied'
export const linkNotCopiedText = 'Select the link and copy it yourself.'
export const share = 'Share'
export const shareTitle = 'Join our household on Sous'
export const openInvitations = 'Open invitations'
export const invitation = (people: number, until: string) =>
  counted(people, { one: `For one person, until ${until}`, other: `For # people, until ${until}` })
export const revoke = 'Revoke'
export const revokeLabel = (people: number, until: string) =>
  counted(people, {
    one: `Revoke the invitation for one person, until ${until}`,
    other: `Revoke the invitation for # people, until ${until}`,
  })

// Leaving.
export const leaveHousehold = 'Leave household'
export const leaveAlone =
  'You keep a copy of the pantry and the shopping list. You’re the only member, so the household ends.'
export const leaveAsOwner =
  'You keep a copy of the pantry and the shopping list. The member who has been here longest becomes the owner. Open invitation links stop working.'
export const leaveAsMember =
  'You keep a copy of the pantry and the shopping list. Open invitation links stop working.'
export const leave = 'Leave'
export const endHousehold = 'End household'
export const endQuestion = 'This ends the household for everyone. Each of you keeps a copy of both lists.'
export const end = 'End it'
export const cancel = 'Cancel'

// An invitation that was opened.
export const invitationLoading = 'Loading your invitation'
export const invitationLoadFailed = 'We couldn’t load the invitation'
export const invitationGone = 'This invitation doesn’t work'
export const backToKitchen = 'Back to the kitchen'
export const alreadyHere = (household: string) => `You’re already in ${household}`
export const alreadyHereText = 'You share one pantry and one shopping list.'
export const alreadyElsewhere = 'You’re already in a household'
export const alreadyElsewhereText = (household: string) =>
  `To join ${household}, leave yours first, then open this link again.`
export const goToHousehold = 'Go to your household'
export const invitedBy = (name: string) => `${name} invited you to share a pantry and a shopping list.`
export const memberCount = (members: number) =>
  counted(members, {
    one: '# person is in this household.',
    other: '# people are in this household.',
  })
export const bringLists = 'Bring my own pantry and shopping list'
export const listsMove = 'Your items move into the household’s lists.'
export const listsSetAside = 'Your own lists are set aside, and come back when you leave the household.'
export const join = 'Join household'
export const joining = 'Joining'
export const notNow = 'Not now'
export const joined = (household: string) => `Welcome to ${household}`
export const joinedText = 'You now share one pantry and one shopping list.'
