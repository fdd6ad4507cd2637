export const sessionEnded = 'Your session has ended. Please sign in again.'
export const addressInvalid = 'This address contains an invalid character.'
export const hostedElsewhere = 'This installation uses a hosted project for this.'
